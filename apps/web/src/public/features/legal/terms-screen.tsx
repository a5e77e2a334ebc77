import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";
import { ContactLine } from "./contact-line.tsx";
import { LegalPage } from "./legal-page.tsx";
import { LegalSection } from "./legal-section.tsx";

export function TermsScreen({ settings: { name, contactUrl } }: { settings: SiteSettings }) {
  return (
    <LegalPage
      title="Terms of Service"
      summary={`${name} is free to read and comes as it is. These are the few rules for using it.`}
    >
      <LegalSection title="What you may do">
        <ul>
          <li>Read the guide, follow its links and use its search, without an account and without paying.</li>
          <li>Print phrase lists and share phrases for your travels, your studies or your lessons.</li>
          <li>
            Read the content with programs through the public interface, at a rate that leaves room for
            others.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="What we ask of you">
        <ul>
          <li>
            Do not try to break into the site, to overload it, or to change what is not yours to change.
          </li>
          <li>Do not present its content as your own work.</li>
        </ul>
      </LegalSection>
      <LegalSection title="What you can rely on, and what not">
        <p>
          The phrases, pronunciations and notes are written with care, but languages differ from place to
          place and from person to person, and mistakes happen. The content comes as it is, without a promise
          that it is complete, correct or right for your situation.
        </p>
        <p>
          Do not rely on it alone where a misunderstanding could do harm: in medical emergencies, before
          authorities or courts, or for contracts. Ask an interpreter. In an emergency, call the local
          emergency number first.
        </p>
        <p>
          A computer voice is made by your device and can be wrong. Saved phrases are kept by your browser
          alone, and are lost when its data is cleared.
        </p>
      </LegalSection>
      <LegalSection title="Links, videos and recordings">
        <p>
          Some pages lead to content of others. Those who publish it are responsible for it, and their terms
          apply to it.
        </p>
      </LegalSection>
      <LegalSection title="Availability">
        <p>
          We try to keep the site running, but do not promise that it is always there. Pages and addresses may
          change; where a page has moved, the old address leads to the new one.
        </p>
      </LegalSection>
      <LegalSection title="Liability">
        <p>
          So far as the law allows, we are not liable for damage that comes from using the site or from not
          being able to use it. Rights that the law gives you and that cannot be waived stay untouched.
        </p>
      </LegalSection>
      <LegalSection title="Privacy">
        <p>
          What happens to data is described in the <a href={paths.privacy}>Privacy Policy</a>.
        </p>
      </LegalSection>
      <LegalSection title="Contact and changes">
        <ContactLine contactUrl={contactUrl} />
        <p>These terms can change; the version on this page is the one that applies.</p>
      </LegalSection>
    </LegalPage>
  );
}
