import {
  type LanguageSlugsRow,
  listOldSlugs,
  listSlugs,
  type OldSlugRow,
} from "@saywhere/db/queries/deployments/static-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { paths } from "@saywhere/validators/urls/paths";
import { generalAddresses } from "../sitemap/sitemap-addresses.ts";
import type { SiteServices } from "./source/site-reader.ts";

/** The most pages in a group; a few groups are held in memory at a time. */
const LONGEST = 48;

/** Contents of the static export, by slugs. */
export interface SiteOutline {
  publicUrl: string;
  languages: LanguageSlugsRow[];
  phrases: { slug: string }[];
  oldSlugs: OldSlugRow[];
}

export async function readManifest(db: Queryable, services: SiteServices): Promise<SiteOutline> {
  return {
    publicUrl: await services.settings.publicUrl(),
    languages: await listSlugs(db),
    phrases: await services.phrase.listPhrases(),
    oldSlugs: await listOldSlugs(db),
  };
}

/**
 * Returns the path of every page, those in the sitemaps and those that search engines do not list: a phrase is followed
 * by its translations, because they are read together, and long lists are split.
 */
export function pageAddresses({ languages, phrases }: SiteOutline): string[][] {
  const spokenIn = new Map<string, string[]>(phrases.map(({ slug }) => [slug, []]));
  for (const { slug, phraseSlugs } of languages) {
    for (const phraseSlug of phraseSlugs) spokenIn.get(phraseSlug)?.push(slug);
  }
  return [
    [...generalAddresses([]), paths.search(), paths.saved],
    ...languages.map(({ slug }) => [paths.language(slug), paths.commonPhrases(slug)]),
    ...phrases.map(({ slug }) => [
      paths.phrase(slug),
      ...(spokenIn.get(slug) ?? []).map((language) => paths.translation(language, slug)),
    ]),
  ].flatMap(parts);
}

function parts(addresses: string[]): string[][] {
  const count = Math.ceil(addresses.length / LONGEST);
  return Array.from({ length: count }, (_, part) => addresses.slice(part * LONGEST, (part + 1) * LONGEST));
}

/**
 * Returns the redirects, each to its final target: from old slugs, and from language slugs in the position of a phrase
 * slug, with the same rules as the site.
 */
export function redirects({ languages, phrases, oldSlugs }: SiteOutline): Map<string, string> {
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
