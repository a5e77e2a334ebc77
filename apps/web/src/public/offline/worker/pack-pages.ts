import { PACKS } from "../../lib/offline/cache-names.ts";
import { languageOfPack } from "../../lib/packs/language-of-pack.ts";
import { readStoredApp } from "../../lib/packs/stored-app.ts";

/** The document that renders a page from the packs of this device; undefined for pages that need more than the packs. */
export async function renderFromPack(href: string): Promise<Response | undefined> {
  if (!isPackPage(new URL(href), await listPackLanguages())) return undefined;
  const app = await readStoredApp();
  return (
    app &&
    new Response(app.html, {
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": app.policy },
    })
  );
}

/** Slugs of the languages that this device keeps. */
async function listPackLanguages(): Promise<string[]> {
  const cache = await caches.open(PACKS);
  return (await cache.keys()).flatMap(({ url }) => languageOfPack(new URL(url).pathname) ?? []);
}

const OF_LANGUAGE = [
  /^\/languages\/([^/]+)(?:\/common-phrases)?$/,
  /^\/phrases\/([^/]+)\/[^/]+$/,
  /^\/emergency\/([^/]+)$/,
];
/** Pages of all languages, or of the language that is a parameter; those of one phrase have the languages that are kept. */
const OF_ANY = /^\/(?:languages|phrases(?:\/[^/]+)?|search|practice|saved|offline|allergy-card)$/;

/** Whether the packs of these languages have what a page shows, as far as its URL tells. */
export function isPackPage({ pathname, searchParams }: URL, languages: readonly string[]): boolean {
  if (languages.length === 0) return false;
  const path = pathname.replace(/\/$/, "");
  const named = OF_LANGUAGE.map((pattern) => pattern.exec(path)?.[1]).find(Boolean);
  if (named) return languages.some((slug) => encodeURIComponent(slug) === named);
  const language = searchParams.get("language");
  return OF_ANY.test(path) && (!language || languages.includes(language));
}
