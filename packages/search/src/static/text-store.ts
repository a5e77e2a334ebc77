import type { PhoneticText } from "../search-source.ts";
import {
  type StaticPhoneticTexts,
  type StaticTexts,
  type StaticVocabulary,
  staticData,
} from "./data-files.ts";
import type { FileLoader } from "./file-loader.ts";
import { type IndexedTexts, indexTexts } from "./text-index.ts";
import { type ExportedLanguage, type ExportedVocabulary, exportedVocabulary } from "./vocabulary.ts";

/** The vocabulary and the texts of a static export; data derived from a file is computed once. */
export interface TextStore {
  readVocabulary(): Promise<ExportedVocabulary>;
  readTexts(language: ExportedLanguage): Promise<IndexedTexts>;
  readPhoneticTexts(): Promise<readonly PhoneticText[]>;
}

/**
 * Reads the texts of a static export from its data files. @throws what the file loader throws for an unreadable file
 */
export function createTextStore(files: FileLoader): TextStore {
  const vocabularyOf = madeOnce<StaticVocabulary, ExportedVocabulary>(exportedVocabulary);
  const textsOf = madeOnce<StaticTexts, IndexedTexts>(indexTexts);
  const heardOf = madeOnce<StaticPhoneticTexts[], readonly PhoneticText[]>((file) =>
    file.flatMap(([language, ...phrases]) =>
      phrases.map(([phrase, ...guides]) => ({ language, phrase, guides })),
    ),
  );
  return {
    readVocabulary: async () => vocabularyOf(await files.read(staticData.vocabulary)),
    readTexts: async ({ ref }) => textsOf(await files.readList(staticData.textsOfLanguage(ref.slug))),
    readPhoneticTexts: async () => heardOf(await files.readList(staticData.phoneticTexts)),
  };
}

/**
 * Caches derived data by file object: a file reloaded after a failure is a new object, and the data of the old one is
 * collected.
 */
function madeOnce<File extends object, Made>(make: (file: File) => Made): (file: File) => Made {
  const known = new WeakMap<File, Made>();
  return (file) => {
    const made = known.get(file) ?? make(file);
    known.set(file, made);
    return made;
  };
}
