import { type StaticOldSlugs, staticData } from "@saywhere/search/static/data-files";
import type { DataFiles } from "./data-files.ts";

const OLD_SLUGS = { language: staticData.oldLanguages, category: staticData.oldCategories };

/** The current slug of the language or category that had this slug before; undefined when none had it. */
export async function findCurrentSlug(
  files: DataFiles,
  kind: keyof typeof OLD_SLUGS,
  slug: string,
): Promise<string | undefined> {
  const moved = await files.readList<StaticOldSlugs[number]>(OLD_SLUGS[kind]);
  return moved.find(([old]) => old === slug)?.[1];
}
