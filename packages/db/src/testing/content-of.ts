import { readContentFiles } from "../seeding/read-content.ts";

/** The starting content with a few of its languages, which a test seeds in a second. */
export async function contentOf(slugs: string[]) {
  const { texts } = await readContentFiles();
  const isKept = (name: string) =>
    !name.startsWith("languages/") || slugs.some((slug) => name === `languages/${slug}.json`);
  return { texts: new Map([...texts].filter(([name]) => isKept(name))), hash: slugs.join() };
}
