import { paths } from "@saywhere/validators/urls/paths";
import { ContactLine, LegalPage, type LegalScreenProps, LegalSection } from "./legal-page.tsx";

export function TermsScreen({ settings: { name, contactUrl }, staticExport }: LegalScreenProps) {
  return (
    <LegalPage
      title="Terms of Service"
      summary={`${name} is free to read and is provided as is. These are the rules for using it.`}
    >
      <LegalSection title="What you may do">
        <ul>
          <li>Read the guide, follow its links and use its search, free and without an account.</li>
          <li>Print phrase lists and share phrases for your travels, your studies or your lessons.</li>
          <li>
            {staticExport
              ? "Read the datasets of the languages with programs, at a reasonable rate."
              : "Read the content with programs through the public API, at a reasonable rate."}
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="What we ask of you">
        <ul>
          <li>Do not try to break into the site, overload it, or change content without permission.</li>
          <li>Do not present its content as your own work.</li>
        </ul>
      </LegalSection>
      <LegalSection title="What you can and cannot rely on">
        <p>
          The phrases, pronunciations and notes are written with care, but languages differ from place to
          place and from person to person, and mistakes happen. The content is provided as is, without a
          promise that it is complete, correct or right for your situation.
        </p>
        <p>
          Do not rely on it alone where a misunderstanding could do harm: in medical emergencies, in dealings
          with authorities or courts, or for contracts. Ask an interpreter. In an emergency, call the local
          emergency number first.
        </p>
        <p>
          The computer voice comes from your device and can be wrong. Saved phrases, sheets, practice progress
          and the allergy card are stored only in your browser, and are lost when you clear its data.
        </p>
      </LegalSection>
      <LegalSection title="Links, videos and recordings">
        <p>
          Some pages link to third-party content. Its publishers are responsible for it, and their terms
          apply.
        </p>
      </LegalSection>
      <LegalSection title="Availability">
        <p>
          We try to keep the site running, but do not promise that it is always available. Pages and their
          addresses may change; when a page moves, the old address redirects to the new one.
        </p>
      </LegalSection>
      <LegalSection title="Liability">
        <p>
          As far as the law allows, we are not liable for damage that results from using the site or from not
          being able to use it. This does not affect rights that the law gives you and that cannot be waived.
        </p>
      </LegalSection>
      <LegalSection title="Privacy">
        <p>
          The <a href={paths.privacy}>Privacy Policy</a> describes how we handle data.
        </p>
      </LegalSection>
      <LegalSection title={contactUrl ? "Contact and changes" : "Changes"}>
        <ContactLine contactUrl={contactUrl} />
        <p>These terms can change; the version on this page applies.</p>
      </LegalSection>
    </LegalPage>
  );
}
