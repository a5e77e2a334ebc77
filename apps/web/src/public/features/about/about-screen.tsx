import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { ButtonLink } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { Page } from "@saywhere/ui/page";
import { Prose } from "@saywhere/ui/prose";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./about-screen.module.css";
import { HowToUse } from "./how-to-use.tsx";

/** The about page: audience, story and usage of the guide (specification §2, "About"). */
export function AboutScreen({ settings }: { settings: SiteSettings }) {
  const { name } = settings;
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "About" }]} />
      <SectionHeading level={1} lead={settings.description}>
        About {name}
      </SectionHeading>
      <div className={styles.sections}>
        <div className={styles.pair}>
          <Prose>
            <h2>Our Mission</h2>
            <p>
              A few words in someone’s own language can change an encounter: a stranger becomes a guest. We
              want everyone to be able to say those words, wherever they are, and to know when to use them.
            </p>
            <p>
              So a phrase here is more than its translation. You see it in its own script and in Latin
              letters, with a pronunciation guide, the form of address it implies, what changes from region to
              region, and what people expect to hear back.
            </p>
          </Prose>
          <Prose>
            <h2>Our Story</h2>
            <p>
              {name} began with a familiar moment: a phrase book open in one hand, a person waiting, and a
              translation that was correct and still wrong, because people do not say it that way.
              Dictionaries tell you what a word means. They seldom tell you how it sounds, or whether you can
              say it to a waiter, a grandmother or a police officer.
            </p>
            <p>
              We chose the phrases that people need first, the same ones in every language, and wrote down
              what a well-traveled friend would add.
            </p>
          </Prose>
        </div>
        <HowToUse siteName={name} />
        <div className={styles.pair}>
          <div>
            <Notice tone="tip" title="Planning a Trip?">
              <p>
                Start a few days early with five phrases: hello, thank you, please, excuse me, and “do you
                speak English?”. Save them, say them aloud until they come naturally, and print the phrase
                list of the language for places where your phone has no signal.
              </p>
            </Notice>
          </div>
          <Prose>
            <h2>Where the Figures Come From</h2>
            <p>
              The numbers of speakers come from the Unicode Common Locale Data Repository (CLDR): for each
              territory, its population times the share of people who use the language, added up. They are
              estimates and include people who speak it as a second language, so they differ from counts of
              native speakers only.
            </p>
            <p>
              Languages are alive, and no short phrase suits everyone who speaks one. If something here does
              not match what you hear, trust the people in front of you.
            </p>
          </Prose>
        </div>
        <StayInTouch settings={settings} />
      </div>
    </Page>
  );
}

type ContactUrls = Pick<SiteSettings, "newsletterUrl" | "contactUrl">;

/** The newsletter and contact links, each only when the settings have a URL for it. */
function StayInTouch({ settings: { newsletterUrl, contactUrl } }: { settings: ContactUrls }) {
  if (!newsletterUrl && !contactUrl) return null;
  return (
    <section>
      <Prose>
        <h2>Stay in Touch</h2>
        <p>Get news of added languages and phrases, or send us corrections and questions.</p>
        <div className={styles.links}>
          {newsletterUrl ? <ButtonLink href={newsletterUrl}>Subscribe to the newsletter</ButtonLink> : null}
          {contactUrl ? (
            <ButtonLink href={contactUrl} variant="outline">
              Contact us
            </ButtonLink>
          ) : null}
        </div>
      </Prose>
    </section>
  );
}
