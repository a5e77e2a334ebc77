import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { ContentFiles, LanguageFile, PhrasesFile } from "./content-files.ts";

const CONTENT = new URL("../../content/", import.meta.url);

/** The texts of the content's files, by name, and one hash of them all. */
export async function readContentFiles(): Promise<{ texts: Map<string, string>; hash: string }> {
  const languages = (await readdir(new URL("languages/", CONTENT))).filter((name) => name.endsWith(".json"));
  const names = [
    "phrases.json",
    "language-aliases.json",
    "synonyms.json",
    ...languages.sort().map((name) => `languages/${name}`),
  ];
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, CONTENT), "utf8")));
  const hash = createHash("sha256");
  for (const [index, name] of names.entries()) hash.update(`${name}\n`).update(texts[index] as string);
  return {
    texts: new Map(names.map((name, index) => [name, texts[index] as string])),
    hash: hash.digest("hex"),
  };
}

/** Parses what {@link readContentFiles} read. */
export function parseContent(texts: Map<string, string>): ContentFiles {
  const parse = <T>(name: string) => JSON.parse(texts.get(name) ?? "null") as T;
  return {
    ...parse<PhrasesFile>("phrases.json"),
    aliases: parse<Record<string, string[]>>("language-aliases.json"),
    synonyms: parse<string[][]>("synonyms.json"),
    languages: [...texts.keys()].filter((name) => name.startsWith("languages/")).map(parse<LanguageFile>),
  };
}
