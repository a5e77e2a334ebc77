import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { type HttpClient, textOf } from "../http-client.ts";
import { zipfChoice } from "../zipf.ts";

/** What there is to ask for. */
export interface Catalogue {
  languages: { slug: string; name: string }[];
  categories: { slug: string }[];
  /** Every phrase in every language. */
  entries: PhraseEntry[];
  /** What a browser loads that comes for the first time: styles, scripts, faces of letters. */
  assets: { kind: string; path: string }[];
  /** As people choose: few languages and few phrases of them have most of the visits. */
  popularEntry(): PhraseEntry;
  popularLanguage(): string;
}

/** Reads it from the site itself, as anybody could. */
export async function readCatalogue(client: HttpClient): Promise<Catalogue> {
  const read = async (path: string): Promise<string> => {
    const answer = await client.ask({ kind: "first look", path, planned: performance.now() });
    if (!answer) throw new Error(`${path} could not be read: ${client.faults.lines().join("; ")}`);
    return textOf(answer);
  };
  const list = async <T>(path: string): Promise<T[]> => JSON.parse(await read(path)) as T[];
  const languages = await list<{ slug: string; name: string }>("/api/languages");
  const categories = await list<{ slug: string }>("/api/categories");
  const entries = await list<PhraseEntry>("/api/phrases");
  const byLanguage = languages.map(({ slug }) => entries.filter(({ language }) => language.slug === slug));
  const choices = byLanguage.map(({ length }) => zipfChoice(Math.max(1, length)));
  const chooseLanguage = zipfChoice(languages.length);
  const popular = (): [entries: PhraseEntry[], choose: (chance: number) => number] => {
    const index = chooseLanguage(Math.random());
    return [byLanguage[index] ?? [], choices[index] ?? (() => 0)];
  };
  const [first] = entries;
  if (!first) throw new Error("There is no content to ask for");
  return {
    languages,
    categories,
    entries,
    assets: await assetsOf(read, paths.translation(first.language.slug, first.phrase.slug)),
    popularEntry() {
      const [of, choose] = popular();
      return of[choose(Math.random())] ?? first;
    },
    popularLanguage: () => languages[chooseLanguage(Math.random())]?.slug ?? first.language.slug,
  };
}

/** Of the faces that the styles name, browsers load those that a page's letters need: two, as a rule. */
const FACES = 2;

async function assetsOf(read: (path: string) => Promise<string>, page: string): Promise<Catalogue["assets"]> {
  const html = await read(page);
  const named = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path)),
  ];
  const of = (ending: string, kind: string) =>
    named.filter((path) => path.endsWith(ending)).map((path) => ({ kind, path }));
  const styles = of(".css", "styles");
  const faces: string[] = [];
  for (const { path } of styles) {
    for (const [, face = ""] of (await read(path)).matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g))
      faces.push(face);
  }
  return [
    ...styles,
    ...of(".js", "scripts"),
    ...[...new Set([...of(".woff2", "faces").map(({ path }) => path), ...faces])]
      .slice(0, FACES)
      .map((path) => ({ kind: "faces of letters", path })),
  ];
}
