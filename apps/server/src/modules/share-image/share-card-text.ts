import { coversText, type FontName, fontsFrom, nativeFont } from "./font-face.ts";
import { graphemes, settable, type TextStyle } from "./layout-line.ts";
import type { ShareCard } from "./share-card-content.ts";

export interface StyledText {
  text: string;
  style: TextStyle;
}

/** The texts of a card by their position on it. */
export interface CardTexts {
  heading: StyledText | null;
  native: StyledText;
  below: StyledText | null;
  footer: StyledText[];
  siteName: StyledText;
}

/** Longest text that is set; far more than fits into the image. */
const longest = 180;

function tidy(text: string): string {
  const plain = text
    .replace(/\p{Extended_Pictographic}/gu, "")
    .replace(/[^\S\u00a0\u202f]+/gu, " ")
    .trim();
  const characters = graphemes(plain);
  if (characters.length <= longest) return plain;
  return `${characters.slice(0, longest).join("").trim()}…`;
}

function english(text: string, font: FontName): StyledText | null {
  const drawable = settable(tidy(text), font);
  return drawable ? { text: drawable, style: { font, code: "en", direction: "ltr" } } : null;
}

interface NativeLanguage {
  code: string;
  script: string;
  direction: TextStyle["direction"];
}

/** Returns text in the language's own script, or null if the fonts lack one of its characters. */
function native(text: string, { code, script, direction }: NativeLanguage): StyledText | null {
  const font = nativeFont(script, code);
  const plain = tidy(text);
  const whole = graphemes(plain).every((character) =>
    fontsFrom(font).some((name) => coversText(name, character)),
  );
  return plain && whole ? { text: plain, style: { font, code, direction } } : null;
}

const present = (texts: (StyledText | null)[]) => texts.filter((text) => text !== null);
const blank: StyledText = {
  text: "",
  style: { font: "source-serif-4-semibold", code: "en", direction: "ltr" },
};

export function cardTexts(card: ShareCard): CardTexts {
  const siteName = english(card.siteName, "source-serif-4-semibold") ?? blank;
  if (card.kind === "language") {
    const nativeName = card.nativeName === card.name ? null : native(card.nativeName, card);
    return {
      heading: nativeName && english(card.name, "source-serif-4-regular"),
      native: nativeName ?? english(card.name, "source-serif-4-semibold") ?? blank,
      below: card.greeting ? native(card.greeting, card) : null,
      footer: [],
      siteName,
    };
  }
  const { language } = card;
  const nativeText = native(card.nativeText, language);
  const sameName = language.nativeName === language.name;
  return {
    heading: nativeText && english(card.english, "source-serif-4-regular"),
    native: nativeText ?? english(card.english, "source-serif-4-semibold") ?? blank,
    below: card.romanization ? english(card.romanization, "source-serif-4-italic") : null,
    footer: present([
      sameName ? null : native(language.nativeName, language),
      english(language.name, "source-serif-4-regular"),
    ]),
    siteName,
  };
}
