import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { ContactLine } from "./contact-line.tsx";
import { LegalPage } from "./legal-page.tsx";
import { LegalSection } from "./legal-section.tsx";

/** The privacy policy, which follows what the program does with visitors' data and how it is configured. */
export function PrivacyScreen({ settings }: { settings: SiteSettings }) {
  const { name, analytics, contactUrl } = settings;
  const analyticsHost = analytics && new URL(analytics.src).host;
  return (
    <LegalPage
      title="Privacy Policy"
      summary={`Reading ${name} needs no account, and visitors get no cookies. This page says what happens to data all the same.`}
    >
      <LegalSection title="What stays in your browser">
        <p>
          Phrases that you save, and whether you chose the light or the dark look, are kept in your browser's
          own storage, and so are pages that you read, so that you can read them again without a connection.
          None of this is sent to us. You can remove saved phrases one by one, or all of this at once by
          clearing the site's data in your browser.
        </p>
      </LegalSection>
      <LegalSection title="Cookies">
        <p>
          Visitors get none. Only people who sign in to maintain the content get one, which keeps them signed
          in.
        </p>
      </LegalSection>
      <LegalSection title="What the server sees">
        <p>
          To send you a page, the server receives what every web server does: the address you ask for, your IP
          address, and what your browser says of itself. What you type into the search is part of the address
          that is asked for. When something fails, the server may write the request down so that the fault can
          be found. This is not used to build a profile of you, and not sold.
        </p>
      </LegalSection>
      <LegalSection title="Measuring visits">
        {analyticsHost ? (
          <p>
            This site loads an analytics script from {analyticsHost}. It tells that service which pages are
            visited, and your browser connects to it to load the script. What the service does with this is
            described in its own privacy policy; a content blocker stops it without any loss of function here.
          </p>
        ) : (
          <p>Visits are not measured: no analytics script is loaded.</p>
        )}
      </LegalSection>
      <LegalSection title="Videos, recordings and voices">
        <ul>
          <li>
            A YouTube video is loaded only when you press its play button, from YouTube's address with reduced
            tracking. From then on YouTube's privacy policy applies to it.
          </li>
          <li>
            A recording that is kept on another server is fetched from there when you play it, so that server
            sees the request.
          </li>
          <li>
            The computer voice is your browser's. Some browsers send the text to their maker to be spoken; the
            text is the phrase you see, and nothing about you is added by this site.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Links to other sites">
        <p>Pages elsewhere have their own rules. Nothing about you is passed on by a link from here.</p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          Depending on where you live, the law gives you rights to information about your data, to its
          correction and to its deletion. As visitors have no accounts here, there is usually nothing stored
          under your name.
        </p>
        <ContactLine contactUrl={contactUrl} />
      </LegalSection>
      <LegalSection title="Changes">
        <p>When the site begins to do something else with data, this page changes with it.</p>
      </LegalSection>
    </LegalPage>
  );
}
