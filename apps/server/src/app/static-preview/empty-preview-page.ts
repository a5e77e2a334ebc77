import { plainPage } from "../../rendering/minimal-page.ts";

/** Page shown while no static export exists. */
export function noCopyPage(publicUrl: string): string {
  // A parsed URL contains no character that needs HTML escaping.
  const manager = new URL(`${publicUrl}/admin/cdn`).href;
  return plainPage(
    "No static copy yet",
    `<p>This address shows the static copy of the site as soon as there is one. To make it, open the
<a href="${manager}">CDN Manager</a> as an administrator and press Deploy Static Site.</p>`,
  );
}
