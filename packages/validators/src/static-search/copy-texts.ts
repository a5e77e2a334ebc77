import { type StaticTexts, type StaticVocabulary, staticData } from "../static-copy.ts";
import { type CopyLanguage, type CopyVocabulary, copyVocabulary } from "./copy-vocabulary.ts";
import { type IndexedTexts, indexTexts } from "./index-texts.ts";
import type { StaticFiles } from "./static-files.ts";

/** The vocabulary and the texts of a static copy; what is made of a file is made once. */
export interface CopyTexts {
  readVocabulary(): Promise<CopyVocabulary>;
  readTexts(language: CopyLanguage): Promise<IndexedTexts>;
}

export function createCopyTexts(files: StaticFiles): CopyTexts {
  const vocabularyOf = madeOnce<StaticVocabulary, CopyVocabulary>(copyVocabulary);
  const textsOf = madeOnce<StaticTexts, IndexedTexts>(indexTexts);
  return {
    readVocabulary: async () => vocabularyOf(await files.read(staticData.vocabulary)),
    readTexts: async ({ ref }) => textsOf(await files.readList(staticData.textsOfLanguage(ref.slug))),
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
