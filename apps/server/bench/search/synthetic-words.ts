/** What the words of a script are made of, and whether they stand apart. */
interface Script {
  code: string;
  direction: "ltr" | "rtl";
  consonants: string[];
  vowels: string[];
  space: string;
}

const letters = (text: string): string[] => Array.from(text);
const LATIN: Script = {
  code: "Latn",
  direction: "ltr",
  consonants: letters("bdfgklmnprstvzjhwcxy"),
  vowels: letters("aeiou"),
  space: " ",
};

/** Latin letters are as frequent among them as among the languages of the guide. */
const SCRIPTS: Script[] = [
  ...Array.from({ length: 6 }, () => LATIN),
  {
    code: "Cyrl",
    direction: "ltr",
    consonants: letters("бвгдзклмнпрстфхчшж"),
    vowels: letters("аеиоуы"),
    space: " ",
  },
  {
    code: "Arab",
    direction: "rtl",
    consonants: letters("بتجدرزسشفقكلمنه"),
    vowels: ["ا", "و", "ي", ""],
    space: " ",
  },
  {
    code: "Deva",
    direction: "ltr",
    consonants: letters("कगचजटडतदनपबमयरलवसह"),
    vowels: ["", "ा", "ि", "ी", "ु", "े", "ो"],
    space: " ",
  },
  {
    code: "Thai",
    direction: "ltr",
    consonants: letters("กขคงจชดตนบปพมยรลวสหอ"),
    vowels: letters("ะาิีุู"),
    space: "",
  },
  {
    code: "Jpan",
    direction: "ltr",
    consonants: letters(
      "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん",
    ),
    vowels: [""],
    space: "",
  },
];

const WORDS = 5_000;
/** As many languages are related as there are between two of the same family. */
const FAMILIES = 60;

export interface SyntheticText {
  native: string;
  romanization: string | null;
}

export interface SyntheticLanguage {
  script: string;
  direction: "ltr" | "rtl";
  /** The next text, of one to six words, of which few are frequent and most are rare, as in any language. */
  nextText(): SyntheticText;
}

/** Made-up words, the same each time for the same number; related languages share half of them. */
export function syntheticLanguage(number: number, scriptCode?: string): SyntheticLanguage {
  const family = number % FAMILIES;
  const script = SCRIPTS.find(({ code }) => code === scriptCode) ?? SCRIPTS[family % SCRIPTS.length] ?? LATIN;
  const next = randomNumbers(number);
  const words = Array.from({ length: WORDS }, (_, rank) => {
    const shared = randomNumbers(family * WORDS + rank);
    return makeWord(script, rank, shared() < 0.5 ? shared : next);
  });
  return {
    script: script.code,
    direction: script.direction,
    nextText() {
      const chosen = Array.from({ length: 1 + Math.floor(next() * 6) }, () => {
        // The word of rank r is said about once for every r times that of rank 1.
        const rank = Math.floor(WORDS ** next()) - 1;
        return words[rank] as SyntheticText;
      });
      return {
        native: chosen.map(({ native }) => native).join(script.space),
        romanization:
          script.code === "Latn" ? null : chosen.map(({ romanization }) => romanization).join(" "),
      };
    },
  };
}

/** What stands for English: a language of Latin letters that none of the others is. */
export const syntheticEnglish = (): SyntheticLanguage => syntheticLanguage(0, "Latn");

/** Frequent words are short. */
function makeWord({ consonants, vowels }: Script, rank: number, next: () => number): SyntheticText {
  const syllables = 1 + Math.floor(next() * 2) + (rank > 30 ? 1 : 0) + (rank > 500 ? 1 : 0);
  const pick = (of: readonly string[], at: number) => of[Math.floor(at * of.length)] ?? "";
  const word = { native: "", romanization: "" };
  for (let count = 0; count < syllables; count++) {
    const [consonant, vowel] = [next(), next()];
    word.native += pick(consonants, consonant) + pick(vowels, vowel);
    word.romanization += pick(LATIN.consonants, consonant) + pick(LATIN.vowels, vowel);
  }
  return word;
}

/** Numbers between 0 and 1 that are the same for the same seed: the generator known as mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
