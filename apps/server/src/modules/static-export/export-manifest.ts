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

/** Pages that are held in memory at a time are some of these. */
const LONGEST = 48;

/** What the copy is made of, by slugs. */
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
 * The address of every page, those of the sitemaps and those that search engines do not list: a phrase with its
 * translations after the other, since they are read at once, and long lists in parts.
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
 * Addresses that lead to another one, each to where it ends: under the slugs of before, and those of a language where
 * a phrase's is expected, as the site itself understands them.
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
