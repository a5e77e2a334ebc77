import type { HeardText } from "../search/search-source.ts";
import { type CopyLanguage, type CopyVocabulary, copyVocabulary } from "./copy-vocabulary.ts";
import { type IndexedTexts, indexTexts } from "./index-texts.ts";
import { type StaticHeardTexts, type StaticTexts, type StaticVocabulary, staticData } from "./static-data.ts";
import type { StaticFiles } from "./static-files.ts";

/** The vocabulary and the texts of a static copy; what is made of a file is made once. */
export interface CopyTexts {
  readVocabulary(): Promise<CopyVocabulary>;
  readTexts(language: CopyLanguage): Promise<IndexedTexts>;
  readHeardTexts(): Promise<readonly HeardText[]>;
}

/** Reads the texts of a copy from its data files. @throws what the files throw that cannot be read */
export function createCopyTexts(files: StaticFiles): CopyTexts {
  const vocabularyOf = madeOnce<StaticVocabulary, CopyVocabulary>(copyVocabulary);
  const textsOf = madeOnce<StaticTexts, IndexedTexts>(indexTexts);
  const heardOf = madeOnce<StaticHeardTexts[], readonly HeardText[]>((file) =>
    file.flatMap(([language, ...phrases]) =>
      phrases.map(([phrase, ...guides]) => ({ language, phrase, guides })),
    ),
  );
  return {
    readVocabulary: async () => vocabularyOf(await files.read(staticData.vocabulary)),
    readTexts: async ({ ref }) => textsOf(await files.readList(staticData.textsOfLanguage(ref.slug))),
    readHeardTexts: async () => heardOf(await files.readList(staticData.heardTexts)),
  };
}

/** Files that are read anew after a failure are other objects: what was made of the old ones goes with them. */
function madeOnce<File extends object, Made>(make: (file: File) => Made): (file: File) => Made {
  const known = new WeakMap<File, Made>();
  return (file) => {
    const made = known.get(file) ?? make(file);
    known.set(file, made);
    return made;
  };
}
