import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";

const SocialLinks = lazyRouteComponent(() => import("./social-links.tsx"), "SocialLinks");

const hasProfiles = ({ facebookUrl, twitterUrl, instagramUrl, youtubeUrl }: SiteSettings) =>
  Boolean(facebookUrl || twitterUrl || instagramUrl || youtubeUrl);

/** Loads the icons of social networks when the settings name a profile, so that they render with the page. */
export async function loadSocialLinks(settings: SiteSettings): Promise<void> {
  if (hasProfiles(settings)) await SocialLinks.preload?.();
}

/** The site's social profiles; a site without profiles does not load this code. */
export function LazySocialLinks({ settings }: { settings: SiteSettings }) {
  if (!hasProfiles(settings)) return null;
  return (
    <Suspense>
      <SocialLinks settings={settings} />
    </Suspense>
  );
}
