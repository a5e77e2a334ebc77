import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";

const SocialLinks = lazyRouteComponent(() => import("./social-links.tsx"), "SocialLinks");

const hasProfiles = ({ facebookUrl, twitterUrl, instagramUrl, youtubeUrl }: SiteSettings) =>
  Boolean(facebookUrl || twitterUrl || instagramUrl || youtubeUrl);

/** Loads the marks of social networks where the settings name a profile, so that the page comes with them. */
export async function loadSocialLinks(settings: SiteSettings): Promise<void> {
  if (hasProfiles(settings)) await SocialLinks.preload?.();
}

/** The site's social profiles, whose code sites without any do not load. */
export function LazySocialLinks({ settings }: { settings: SiteSettings }) {
  if (!hasProfiles(settings)) return null;
  return (
    <Suspense>
      <SocialLinks settings={settings} />
    </Suspense>
  );
}
