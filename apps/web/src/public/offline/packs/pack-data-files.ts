import { type StaticDetails, staticData } from "@saywhere/search/static/data-files";
import type { LanguagePack, PackedPhrase } from "@saywhere/search/static/language-pack";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { PACKS } from "../../lib/offline/cache-names.ts";
import { languageOfPack } from "../../lib/packs/language-of-pack.ts";
import { storedJson } from "../../lib/packs/stored-pack.ts";
import { type DataFiles, failedCall } from "../../static-export/data-file-loader.ts";

/** Reads the complete packs of this device, in the order in which they were stored. */
export async function readPacks(): Promise<LanguagePack[]> {
  const cache = await caches.open(PACKS);
  const addresses = (await cache.keys()).filter(({ url }) => languageOfPack(new URL(url).pathname) !== null);
  const packs = addresses.map(async (address) => {
    const stored = await cache.match(address);
    return stored ? [await storedJson<LanguagePack>(stored)] : [];
  });
  return (await Promise.all(packs)).flat();
}

/** The data files of the static export, as far as the packs have them. */
export function packDataFiles(packs: readonly LanguagePack[]): DataFiles {
  const files = new Map<string, unknown>();
  const [first] = packs;
  if (first) {
    const { vocabulary, languages, categories, popular } = first;
    files.set(staticData.languages, languages);
    files.set(staticData.categories, categories);
    files.set(staticData.popular, popular);
    files.set(staticData.vocabulary, {
      ...vocabulary,
      languages: vocabulary.languages.map((language) => packs.reduce(withScripts, language)),
      // Each pack has those of its own language.
      hanVariants: Object.assign({}, ...packs.map((pack) => pack.vocabulary.hanVariants)),
    });
    files.set(
      staticData.phoneticTexts,
      // All list the same phrases, if they are of the same version of the content.
      [
        first.phoneticTexts[0],
        ...packs.flatMap(({ phoneticTexts: [phrases, ...guides] }) =>
          phrases.join() === first.phoneticTexts[0].join() ? guides : [],
        ),
      ],
    );
  }
  for (const [round, pack] of packs.entries()) {
    const entries = pack.phrases.map((phrase) => entryOf(pack, phrase));
    files.set(staticData.entriesOfLanguage(pack.language.slug), entries);
    files.set(staticData.entriesOfRound(round), entries);
    files.set(
      staticData.detailsOfLanguage(pack.language.slug),
      pack.phrases.map(({ phrase, pronunciation_guide, usage_notes, audio_url }): StaticDetails[number] => [
        phrase.slug,
        pronunciation_guide,
        usage_notes,
        audio_url,
      ]),
    );
    files.set(staticData.formsOfLanguage(pack.language.slug), pack.forms);
    files.set(staticData.textsOfLanguage(pack.language.slug), pack.texts);
  }
  return {
    read: async <T>(address: string) => {
      if (!files.has(address)) throw notOnDevice(address);
      return files.get(address) as T;
    },
    readList: async <T>(address: string) => (files.get(address) ?? []) as T[],
    has: (address) => files.has(address),
    forget: () => {},
  };
}

/** An error like that of a call without a response: pages say that there is no connection. */
export function notOnDevice(what: string): Error {
  return failedCall(`${what} is not on this device`, { cause: new TypeError("No connection") });
}

type VocabularyLanguage = LanguagePack["vocabulary"]["languages"][number];

function withScripts(language: VocabularyLanguage, { vocabulary }: LanguagePack): VocabularyLanguage {
  const own = vocabulary.languages.find(({ slug }) => slug === language.slug);
  return own && own.scripts.length > 0 ? { ...language, scripts: own.scripts } : language;
}

function entryOf({ language }: LanguagePack, phrase: PackedPhrase): PhraseEntry {
  const { slug, name, code, script, direction } = language;
  return {
    id: phrase.id,
    phrase: phrase.phrase,
    language: { slug, name, code, script, direction },
    category: phrase.category,
    native_text: phrase.native_text,
    romanization: phrase.romanization,
  };
}
