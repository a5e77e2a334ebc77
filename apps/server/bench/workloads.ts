import { paths } from "@saywhere/validators/urls/paths";

export interface Workload {
  name: string;
  kind: "read" | "page";
  /** The URLs to request in turn. */
  paths: string[];
}

interface Entry {
  phrase: { slug: string; english: string };
  language: { slug: string; name: string };
  native_text: string;
}

/** Lists the URLs to request, from the content of the server at a URL; the same content results in the same list. */
export async function readWorkloads(origin: string): Promise<Workload[]> {
  const read = async <T>(path: string): Promise<T[]> => (await fetch(origin + path)).json() as Promise<T[]>;
  const languages = await read<{ slug: string }>("/api/languages");
  const categories = await read<{ slug: string }>("/api/categories");
  const entries = await read<Entry>("/api/phrases");
  const some = spread(entries, 120);
  const lists = languages.flatMap((language) =>
    categories.map((category) => `/api/phrases?language=${language.slug}&category=${category.slug}`),
  );
  return [
    { name: "phrases of a language and category", kind: "read", paths: spread(lists, 120) },
    {
      name: "phrase detail",
      kind: "read",
      paths: some.map(({ language, phrase }) => `/api/phrases/${language.slug}/${phrase.slug}`),
    },
    {
      name: "search",
      kind: "read",
      paths: spread(entries, 40)
        .flatMap((entry) => queries(entry))
        .map((query) => `/api/search?query=${encodeURIComponent(query)}`),
    },
    { name: "home page", kind: "page", paths: [paths.home] },
    { name: "language pages", kind: "page", paths: languages.map(({ slug }) => paths.language(slug)) },
    {
      name: "phrase pages",
      kind: "page",
      paths: some.map(({ language, phrase }) => paths.translation(language.slug, phrase.slug)),
    },
  ];
}

/** What people type: the English, the start of it, native text, and a phrase with the name of a language. */
function queries({ phrase, language, native_text }: Entry): string[] {
  const english = phrase.english.toLowerCase();
  return [english, english.slice(0, 4), native_text, `${english} in ${language.name.split(" (")[0]}`];
}

/** Takes evenly spread ones of a list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor(index * step)] as T,
  );
}
