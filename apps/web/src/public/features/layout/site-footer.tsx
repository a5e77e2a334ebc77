import { Wordmark } from "@saywhere/ui/brand/wordmark";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import { ColorSchemeButton } from "./color-scheme-button.tsx";
import styles from "./site-footer.module.css";
import { useEmergencyPath } from "./use-emergency-path.ts";

const COLUMNS = [
  {
    title: "Popular Languages",
    links: [
      { label: "Spanish", href: paths.language("spanish") },
      { label: "Farsi (Persian)", href: paths.language("farsi") },
      { label: "Arabic", href: paths.language("arabic") },
    ],
  },
  {
    title: "Phrase Categories",
    links: [
      { label: "Greetings", href: paths.phrases({ category: "greetings" }) },
      { label: "Travel & Directions", href: paths.phrases({ category: "travel-directions" }) },
      { label: "Dining & Food", href: paths.phrases({ category: "dining-food" }) },
    ],
  },
  {
    title: "Resources",
    links: [
      { label: "Languages", href: paths.languages },
      { label: "Popular Phrases", href: paths.phrases() },
      { label: "About Us", href: paths.about },
      { label: "Practice", href: paths.practice() },
      { label: "On This Device", href: paths.offline },
      { label: "Emergency", href: paths.emergency() },
      { label: "Allergy Card", href: paths.allergyCard },
    ],
  },
];

export function SiteFooter({ settings, year }: { settings: SiteSettings; year: number }) {
  const emergency = useEmergencyPath();
  // As `contentLicense`, which would be more code for every visitor.
  const license = settings.licenseName || settings.licenseUrl;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.brand}>
          <a href={paths.home}>
            <Wordmark name={settings.name} size={28} />
          </a>
          <p>{settings.description}</p>
          <LazySocialLinks settings={settings} />
        </section>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href === paths.emergency() ? emergency : href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>{`© ${year} ${settings.name}.${license ? "" : " All rights reserved."}`}</p>
        <ColorSchemeButton />
        <ul className={styles.legalLinks}>
          {license ? (
            <li>
              <a href={settings.licenseUrl || undefined} rel="license">
                {`Content: ${license}`}
              </a>
            </li>
          ) : null}
          <li>
            <a href={paths.privacy}>Privacy Policy</a>
          </li>
          <li>
            <a href={paths.terms}>Terms of Service</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

const SocialLinks = lazyRouteComponent(() => import("./social-links.tsx"), "SocialLinks");

const hasProfiles = ({ facebookUrl, twitterUrl, instagramUrl, youtubeUrl }: SiteSettings) =>
  Boolean(facebookUrl || twitterUrl || instagramUrl || youtubeUrl);

/** Loads the icons of social networks when the settings name a profile, so that they render with the page. */
export async function loadSocialLinks(settings: SiteSettings): Promise<void> {
  if (hasProfiles(settings)) await SocialLinks.preload?.();
}

/** The site's social profiles; a site without profiles does not load this code. */
function LazySocialLinks({ settings }: { settings: SiteSettings }) {
  if (!hasProfiles(settings)) return null;
  return (
    <Suspense>
      <SocialLinks settings={settings} />
    </Suspense>
  );
}
