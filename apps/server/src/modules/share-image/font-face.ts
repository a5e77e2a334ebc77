import { readFileSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";

interface FontMetrics {
  /** Distance between baselines, in ems. */
  lineHeight: number;
  /** Scale factor for the apparent size of Source Serif. */
  optical: number;
}

/** A font that is committed to the repository. */
export interface FontFace extends FontMetrics {
  font: Font;
}

const metrics = {
  "source-serif-4-semibold": { lineHeight: 1.14, optical: 1 },
  "source-serif-4-regular": { lineHeight: 1.2, optical: 1 },
  "source-serif-4-italic": { lineHeight: 1.2, optical: 1 },
  "noto-naskh-arabic": { lineHeight: 1.6, optical: 1.25 },
  "noto-nastaliq-urdu": { lineHeight: 2.1, optical: 1.3 },
  "noto-serif-hebrew": { lineHeight: 1.25, optical: 1.1 },
  "noto-serif-devanagari": { lineHeight: 1.45, optical: 1.1 },
  "noto-serif-bengali": { lineHeight: 1.4, optical: 1.1 },
  "noto-serif-tamil": { lineHeight: 1.4, optical: 1 },
  "noto-serif-thai": { lineHeight: 1.5, optical: 1.1 },
  "noto-serif-georgian": { lineHeight: 1.25, optical: 1 },
  "noto-serif-ethiopic": { lineHeight: 1.3, optical: 1 },
  "noto-serif-jp": { lineHeight: 1.25, optical: 1 },
  "noto-serif-kr": { lineHeight: 1.25, optical: 1 },
  "noto-serif-sc": { lineHeight: 1.25, optical: 1 },
} satisfies Record<string, FontMetrics>;

export type FontName = keyof typeof metrics;

const nativeFonts: Record<string, FontName> = {
  Arab: "noto-naskh-arabic",
  Aran: "noto-nastaliq-urdu",
  Beng: "noto-serif-bengali",
  Deva: "noto-serif-devanagari",
  Ethi: "noto-serif-ethiopic",
  Geor: "noto-serif-georgian",
  Hang: "noto-serif-kr",
  Hans: "noto-serif-sc",
  Hant: "noto-serif-sc",
  Hebr: "noto-serif-hebrew",
  Jpan: "noto-serif-jp",
  Kore: "noto-serif-kr",
  Taml: "noto-serif-tamil",
  Thai: "noto-serif-thai",
};

/** Returns the font for a language in its own script; European alphabets share Source Serif. */
export function nativeFont(script: string, code: string): FontName {
  if (script === "Arab" && code === "ur") return "noto-nastaliq-urdu";
  return nativeFonts[script] ?? "source-serif-4-semibold";
}

/** Returns the named font first, then all others, for characters that it lacks. */
export function fontsFrom(first: FontName): FontName[] {
  const all = Object.keys(metrics) as FontName[];
  return [first, ...all.filter((name) => name !== first)];
}

const loaded = new Map<FontName, FontFace>();

/** Fonts are loaded on first use and then cached: all of them together take 7 MB. */
export function loadFont(name: FontName): FontFace {
  let face = loaded.get(name);
  if (!face) {
    const file = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
    face = { font: new Font(new Face(new Blob(file))), ...metrics[name] };
    loaded.set(name, face);
  }
  return face;
}

const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

function covers(font: Font, character: string): boolean {
  return invisible.test(character) || font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
}

/** Whether the font has a glyph for each character, or for the characters into which it decomposes. */
export function coversText(name: FontName, text: string): boolean {
  const { font } = loadFont(name);
  return Array.from(text).every(
    (character) =>
      covers(font, character) || Array.from(character.normalize("NFD")).every((part) => covers(font, part)),
  );
}
