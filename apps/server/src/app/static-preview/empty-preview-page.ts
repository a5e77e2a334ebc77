import { plainPage } from "../../rendering/minimal-page.ts";

/** What is shown where no static copy is yet. */
export function noCopyPage(publicUrl: string): string {
  // An address that was parsed has no sign in it that needs escaping.
  const manager = new URL(`${publicUrl}/admin/cdn`).href;
  return plainPage(
    "No static copy yet",
    `<p>This address shows the static copy of the site as soon as there is one. To make it, open the
<a href="${manager}">CDN Manager</a> as an administrator and press Deploy Static Site.</p>`,
  );
}
