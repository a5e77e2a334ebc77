import {
  type LanguageSlugsRow,
  listOldSlugs,
  listSlugs,
  type OldSlugRow,
} from "@saywhere/db/queries/deployments/static-export.queries";
import { paths } from "@saywhere/validators/urls/paths";
import { generalPaths } from "../sitemap/sitemap.ts";
import type { ExportSource } from "./export-services.ts";

/** The most pages in a group; a few groups are held in memory at a time. */
const GROUP_SIZE = 48;

/** Contents of the static export, by slugs. */
export interface ExportManifest {
  publicUrl: string;
  languages: LanguageSlugsRow[];
  phrases: { slug: string }[];
  oldSlugs: OldSlugRow[];
}

export async function readManifest({
  snapshot,
  services,
}: Pick<ExportSource, "snapshot" | "services">): Promise<ExportManifest> {
  return {
    publicUrl: await services.settings.publicUrl(),
    languages: await listSlugs(snapshot),
    phrases: await services.phrase.listPhrases(),
    oldSlugs: await listOldSlugs(snapshot),
  };
}

/**
 * Returns the path of every page, those in the sitemaps and those that search engines do not list: a phrase is followed
 * by its translations, because they are read together, and long lists are split.
 */
export function pagePaths({ languages, phrases }: ExportManifest): string[][] {
  const spokenIn = new Map<string, string[]>(phrases.map(({ slug }) => [slug, []]));
  for (const { slug, phraseSlugs } of languages) {
    for (const phraseSlug of phraseSlugs) spokenIn.get(phraseSlug)?.push(slug);
  }
  return [
    [...generalPaths([]), paths.search(), paths.saved, paths.practice(), paths.allergyCard, paths.offline],
    ...languages.map(({ slug }) => [paths.language(slug), paths.commonPhrases(slug), paths.emergency(slug)]),
    ...phrases.map(({ slug }) => [
      paths.phrase(slug),
      ...(spokenIn.get(slug) ?? []).map((language) => paths.translation(language, slug)),
    ]),
  ].flatMap(split);
}

function split(pages: string[]): string[][] {
  const count = Math.ceil(pages.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, group) =>
    pages.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  );
}
