import { ButtonLink } from "@saywhere/ui/button";
import { Prose } from "@saywhere/ui/prose";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import styles from "./stay-in-touch.module.css";

type Addresses = Pick<SiteSettings, "newsletterUrl" | "contactUrl">;

/** The newsletter and contact links, each only when the settings have a URL for it. */
export function StayInTouch({ settings: { newsletterUrl, contactUrl } }: { settings: Addresses }) {
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
