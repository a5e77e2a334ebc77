import { ContactLine, LegalPage, type LegalScreenProps, LegalSection } from "./legal-page.tsx";

/** The privacy policy, which follows what the program does with visitors' data and how it is configured. */
export function PrivacyScreen({ settings, staticExport }: LegalScreenProps) {
  const takesCorrections = settings.suggestions === "on" && !staticExport;
  const { name, analytics, contactUrl } = settings;
  const analyticsHost = analytics && new URL(analytics.src).host;
  return (
    <LegalPage
      title="Privacy Policy"
      summary={`You can read ${name} without an account, and visitors get no cookies. This page explains what happens to your data.`}
    >
      <LegalSection title="What stays in your browser">
        <p>
          Your browser stores the phrases you save, your practice progress,{" "}
          {takesCorrections ? "corrections you have not sent yet, " : null}your choice of a light or dark
          theme, and the pages you read, so that you can read them again offline. None of this is sent to us.
          You can remove saved phrases one by one, or everything at once by clearing the site’s data in your
          browser.
        </p>
        <p>
          It also stores the sheets you make, your allergy card with what you checked about your health and
          diet, your language, how you speak, and the languages you keep on your device. What you checked and
          how you speak is not sent either.
          {staticExport
            ? null
            : " To show, practice or export phrases, your browser asks us for them by language and phrase, and a search names your language, so that its phrases come first."}
        </p>
      </LegalSection>
      <LegalSection title="Cookies">
        <p>
          Visitors get none.
          {staticExport ? null : " Only editors who sign in get one, which keeps them signed in."}
        </p>
      </LegalSection>
      <LegalSection title="What the server sees">
        <p>
          To send you a page, the server receives what every web server does: the address you request, your IP
          address, and the details your browser sends. What you type into the search is part of that address.
          When something fails, the server may log the request so that we can find the error. We do not use
          this to build a profile of you, and we do not sell it.
        </p>
      </LegalSection>
      {takesCorrections ? (
        <LegalSection title="Corrections you suggest">
          <p>
            When you suggest a correction, we store what you write, what you record, and your name and e-mail
            address if you enter them. Only editors see them, unless you want to be thanked: then the phrase’s
            page names you once an editor has accepted your suggestion. Recordings that are accepted become
            part of the page; all else is deleted 180 days after an editor has decided. Your IP address is not
            stored: to stop floods, a code made from it counts your corrections for an hour, and is deleted
            within an hour of that.
          </p>
        </LegalSection>
      ) : null}
      <LegalSection title="Analytics">
        {analyticsHost ? (
          <p>
            This site loads an analytics script from {analyticsHost}. Your browser connects to that service
            and reports which pages you visit. The service’s own privacy policy describes what it does with
            this. You can block the script with a content blocker; the site works without it.
          </p>
        ) : (
          <p>We don’t use analytics.</p>
        )}
      </LegalSection>
      <LegalSection title="Videos, recordings and voices">
        <ul>
          <li>
            A YouTube video is loaded only when you press its play button, in YouTube’s privacy-enhanced mode.
            From then on YouTube’s privacy policy applies.
          </li>
          <li>
            A recording that is stored on another server is loaded from there when you play it, so that server
            receives a request from you.
          </li>
          <li>
            The computer voice comes from your browser. Some browsers send the text to their vendor’s speech
            service; the text is the phrase you see, and this site adds nothing about you.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Links to other sites">
        <p>Other sites have their own privacy policies. Our links pass on nothing about you.</p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          Depending on where you live, the law gives you the right to see, correct and delete your data.
          Visitors have no accounts here, so there is usually nothing stored under your name.
        </p>
        <ContactLine contactUrl={contactUrl} />
      </LegalSection>
      <LegalSection title="Changes">
        <p>If we change how the site handles data, we will update this page.</p>
      </LegalSection>
    </LegalPage>
  );
}
