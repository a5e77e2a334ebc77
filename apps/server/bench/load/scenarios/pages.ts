import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { pickRandom, zipfChoice } from "../arrivals.ts";
import { type HttpClient, textOf } from "../http-client.ts";

/** The paths to request. */
export interface Catalogue {
  languages: { slug: string; name: string }[];
  categories: { slug: string }[];
  /** Every phrase in every language. */
  entries: PhraseEntry[];
  /** What a browser without a cache loads: styles, scripts, fonts. */
  assets: { kind: string; path: string }[];
  /** As people choose: few languages and few phrases of them have most of the visits. */
  popularEntry(): PhraseEntry;
  popularLanguage(): string;
}

/** Reads it from the site itself, as anybody could. */
export async function readCatalogue(client: HttpClient): Promise<Catalogue> {
  const read = async (path: string): Promise<string> => {
    const answer = await client.ask({ kind: "first look", path, planned: performance.now() });
    if (!answer) throw new Error(`${path} could not be read: ${client.failures.lines().join("; ")}`);
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
  if (!first) throw new Error("There is no content to request");
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

/** Of the fonts in the styles, browsers load those that a page's letters need: usually two. */
const MAX_FONTS = 2;

async function assetsOf(read: (path: string) => Promise<string>, page: string): Promise<Catalogue["assets"]> {
  const html = await read(page);
  const named = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path)),
  ];
  const of = (ending: string, kind: string) =>
    named.filter((path) => path.endsWith(ending)).map((path) => ({ kind, path }));
  const styles = of(".css", "styles");
  const fonts: string[] = [];
  for (const { path } of styles) {
    for (const [, font = ""] of (await read(path)).matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g))
      fonts.push(font);
  }
  return [
    ...styles,
    ...of(".js", "scripts"),
    ...[...new Set([...of(".woff2", "fonts").map(({ path }) => path), ...fonts])]
      .slice(0, MAX_FONTS)
      .map((path) => ({ kind: "fonts", path })),
  ];
}

/** A page as a visitor wants to see it. */
export interface VisitedPage {
  path: string;
  /** The data requests of a client navigation to the page. */
  data: string[];
  /** A text that is on it. */
  shows: string;
}

/** The address of a read by the site's own scripts. */
export const dataPath = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Where people go, by how often: mostly to a phrase in a language. */
const SHARES: [share: number, place: (catalogue: Catalogue) => VisitedPage][] = [
  [0.62, translationPage],
  [0.12, languagePage],
  [0.08, listPage],
  [0.08, phrasePage],
  [0.05, commonPhrasesPage],
  [0.05, homePage],
];

export function choosePage(catalogue: Catalogue): VisitedPage {
  let chance = Math.random();
  for (const [share, place] of SHARES) {
    if (chance < share) return place(catalogue);
    chance -= share;
  }
  return homePage();
}

export function translationPage({ popularEntry }: Catalogue): VisitedPage {
  const { language, phrase, native_text } = popularEntry();
  const input = { languageSlug: language.slug, phraseSlug: phrase.slug };
  return {
    path: paths.translation(language.slug, phrase.slug),
    data: [dataPath("phrase.detail", input)],
    shows: native_text,
  };
}

function languagePage({ popularLanguage }: Catalogue): VisitedPage {
  const slug = popularLanguage();
  return {
    path: paths.language(slug),
    data: [dataPath("language.get", { slug }), dataPath("language.popularPhrases", { slug })],
    shows: paths.commonPhrases(slug),
  };
}

function listPage({ popularLanguage, categories }: Catalogue): VisitedPage {
  const language = popularLanguage();
  const category = pickRandom(categories).slug;
  const filters = { language, ...(Math.random() < 0.5 && { category }) };
  return {
    path: paths.phrases(filters),
    data: [
      dataPath("phrase.entryPage", filters),
      dataPath("language.list", {}),
      dataPath("category.list", {}),
    ],
    shows: `${paths.phrases()}/${language}/`,
  };
}

function phrasePage({ popularEntry }: Catalogue): VisitedPage {
  const { phrase } = popularEntry();
  return {
    path: paths.phrase(phrase.slug),
    data: [dataPath("phrase.inAllLanguages", { phraseSlug: phrase.slug })],
    shows: phrase.english,
  };
}

function commonPhrasesPage({ popularLanguage }: Catalogue): VisitedPage {
  const slug = popularLanguage();
  return {
    path: paths.commonPhrases(slug),
    data: [dataPath("language.commonPhrases", { slug })],
    shows: paths.language(slug),
  };
}

function homePage(): VisitedPage {
  return {
    path: paths.home,
    data: [dataPath("language.list", {}), dataPath("settings.site", {})],
    shows: paths.languages,
  };
}

/** What browsers say that they take. */
export const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

/** Looking into each would cost the generator more than it costs the server to send them. */
const LOOKED_INTO = 0.05;

const SIGNS: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text as escaped in a page. */
export const inMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Reads pages as browsers do, which remember those that they have seen. */
export class PageReader {
  readonly #client: HttpClient;
  /** The ETags of pages, as a browser caches them. */
  readonly #seen = new Map<string, string>();

  constructor(client: HttpClient) {
    this.#client = client;
  }

  /** @param again whether the visitor has seen the page before */
  async read({ path, shows }: VisitedPage, planned: number, { again }: { again: boolean }): Promise<void> {
    const seen = again ? this.#seen.get(path) : undefined;
    const kind = seen ? "revisited pages" : "pages";
    const headers = { ...BROWSER, ...(seen && { "if-none-match": seen }) };
    const answer = await this.#client.ask({
      kind,
      path,
      planned,
      headers,
      statuses: seen ? [200, 304] : [200],
    });
    if (!answer) return;
    const { etag } = answer.headers;
    if (typeof etag !== "string") return this.#client.wrong(kind, "it came without an ETag");
    this.#seen.set(path, etag);
    if (answer.status === 304 || Math.random() >= LOOKED_INTO) return;
    const text = await textOf(answer);
    if (!text.includes(inMarkup(shows))) this.#client.wrong(kind, `${path} does not show “${shows}”`);
    if (!text.trimEnd().endsWith("</html>")) this.#client.wrong(kind, "it has no end");
  }
}
