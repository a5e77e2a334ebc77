import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import IconBrandFacebook from "@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs";
import IconBrandInstagram from "@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs";
import IconBrandTwitter from "@tabler/icons-react/dist/esm/icons/IconBrandTwitter.mjs";
import IconBrandYoutube from "@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs";
import styles from "./site-footer.module.css";

/** The site's social profiles; empty settings are omitted. */
export function SocialLinks({ settings }: { settings: SiteSettings }) {
  const profiles = [
    { label: "Facebook", href: settings.facebookUrl, Icon: IconBrandFacebook },
    { label: "Twitter", href: settings.twitterUrl, Icon: IconBrandTwitter },
    { label: "Instagram", href: settings.instagramUrl, Icon: IconBrandInstagram },
    { label: "YouTube", href: settings.youtubeUrl, Icon: IconBrandYoutube },
  ].filter(({ href }) => href);
  return (
    <ul className={styles.social}>
      {profiles.map(({ label, href, Icon }) => (
        <li key={label}>
          <a href={href} rel="noopener" aria-label={label}>
            <Icon aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
