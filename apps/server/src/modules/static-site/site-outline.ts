import type { Queryable } from "@saywhere/db/queries/queryable";
import { listOldSlugs, type OldSlugRow } from "@saywhere/db/queries/static-copy.queries";
import { paths } from "@saywhere/validators/paths";
import type { Services } from "../../services.ts";
import { generalAddresses, languageAddresses } from "../sitemap/sitemap-addresses.ts";

/** What the copy is made of, by slugs. */
export interface SiteOutline {
  publicUrl: string;
  languages: { slug: string; phraseSlugs: string[] }[];
  phrases: { slug: string }[];
  oldSlugs: OldSlugRow[];
}

export async function readOutline(db: Queryable, services: Services): Promise<SiteOutline> {
  const languages: SiteOutline["languages"] = [];
  for (const { slug } of await services.language.list()) {
    const entries = await services.phrase.listEntries({ language: slug });
    languages.push({ slug, phraseSlugs: entries.map(({ phrase }) => phrase.slug) });
  }
  return {
    publicUrl: await services.settings.publicUrl(),
    languages,
    phrases: await services.phrase.listPhrases(),
    oldSlugs: await listOldSlugs(db),
  };
}

/** The address of every page: those of the sitemaps, and those that search engines do not list. */
export function pageAddresses({ languages, phrases }: SiteOutline): string[] {
  return [
    ...generalAddresses(phrases),
    paths.search(),
    paths.saved,
    ...languages.flatMap(({ slug, phraseSlugs }) => languageAddresses(slug, phraseSlugs)),
  ];
}

/**
 * Addresses that lead to another one, each to where it ends: under the slugs of before, and those of a language where
 * a phrase's is expected, as the site itself understands them.
 */
export function movedAddresses({ languages, phrases, oldSlugs }: SiteOutline): Map<string, string> {
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
