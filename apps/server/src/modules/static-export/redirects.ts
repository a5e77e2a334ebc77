import type { OldSlugRow } from "@saywhere/db/queries/deployments/static-export.queries";
import { MOVED_PAGE_TITLE } from "@saywhere/validators/urls/moved-page-title";
import { paths } from "@saywhere/validators/urls/paths";
import { contentSecurityPolicy, metaContentSecurityPolicy } from "../../http/security-headers.ts";
import { PLAIN_STYLE } from "../../rendering/minimal-page.ts";
import type { ExportManifest } from "./export-manifest.ts";

/**
 * Returns the redirects, each to its final target: from old slugs, and from language slugs in the position of a phrase
 * slug, with the same rules as the site.
 */
export function redirects({ languages, phrases, oldSlugs }: ExportManifest): Map<string, string> {
  const namesOf = (kind: OldSlugRow["kind"], current: string) => [
    current,
    ...oldSlugs.filter((old) => old.kind === kind && old.current === current).map(({ slug }) => slug),
  ];
  const phraseNames = new Map(phrases.map(({ slug }) => [slug, namesOf("phrase", slug)]));
  const moved = new Map<string, string>();
  const lead = (from: string, to: string) => {
    if (from !== to && !moved.has(from)) moved.set(from, to);
  };
  for (const [slug, names] of phraseNames)
    for (const name of names) lead(paths.phrase(name), paths.phrase(slug));
  for (const { slug, phraseSlugs } of languages) {
    for (const name of namesOf("language", slug)) {
      lead(paths.language(name), paths.language(slug));
      lead(paths.commonPhrases(name), paths.commonPhrases(slug));
      lead(paths.emergency(name), paths.emergency(slug));
      if (!phraseNames.has(name)) lead(paths.phrase(name), paths.language(slug));
      for (const phraseSlug of phraseSlugs) {
        for (const phraseName of phraseNames.get(phraseSlug) ?? []) {
          lead(paths.translation(name, phraseName), paths.translation(slug, phraseSlug));
        }
      }
    }
  }
  return moved;
}

/** Returns the page at an old URL, from which browsers, search engines and readers are redirected. */
export function redirectPage(publicUrl: string, target: string): string {
  // URLs of the site are encoded: this is the only character in them with a meaning in HTML.
  const href = target.replaceAll("&", "&amp;");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${metaContentSecurityPolicy(contentSecurityPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${publicUrl}${href}">
<title>${MOVED_PAGE_TITLE}</title>
${PLAIN_STYLE}
</head>
<body>
<main>
<p>${MOVED_PAGE_TITLE}. <a href="${href}">Go to its new address</a>.</p>
</main>
</body>
</html>
`;
}
