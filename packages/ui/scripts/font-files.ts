/** A file of letters, cut from a published font: what it covers and which of its axes stay. */
export interface FontFile {
  /** Name of the file that is written, and of the file it is cut from. */
  file: string;
  /** A module specifier or, resolved already, its URL. */
  source: string;
  family: string;
  style?: "italic";
  /** The weights that the rule declares. */
  weight: readonly [number, number] | number;
  /** The weights that the file has, where they are fewer: a range keeps the axis, a number makes a smaller file. */
  axis?: readonly [number, number] | number;
  opticalSize?: number;
  /** OpenType features that stay; all of them where it is absent. */
  features?: readonly string[];
  /** Value of `unicode-range`; where files of one family and style share a character, browsers take the last. */
  range: string;
}

/** Lists the code points of a `unicode-range`. */
export function codePoints(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.slice("U+".length).split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

const variable = (family: string, file: string) =>
  `@fontsource-variable/${family}/files/${family}-${file}.woff2`;

/* What nearly every English text consists of: files of a few kilobytes, which every page loads. */
const CORE =
  "U+20-22,U+26-29,U+2B-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+A9,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2190,U+2192";
/* The other letters and signs of Western Europe; of Central Europe, the Baltic and Turkey; of romanizations; and the rest. */
const WESTERN = "U+A1,U+AA,U+AB,U+BA-BB,U+BF-D6,U+D8-F6,U+F8-FF,U+131,U+152-153";
const CENTRAL =
  "U+102-107,U+10C-111,U+116-11B,U+11E-11F,U+122-123,U+12E,U+12F-130,U+136-137,U+139-13E,U+141-148,U+150-151,U+154-155,U+158-15B,U+15E-165,U+16E-173,U+178-17E,U+218-21B";
const ROMANIZED =
  "U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B,U+1CD-1D4,U+2BB-2BC,U+2BE-2BF,U+304,U+331,U+1E0C-1E0D,U+1E24-1E25,U+1E32-1E37,U+1E40-1E47,U+1E5A-1E5B,U+1E62-1E63,U+1E6C-1E6D,U+1E92-1E93";
const SIGNS =
  "U+0-1F,U+23-25,U+2A,U+3C-3E,U+40,U+5B-60,U+7B-9F,U+A2-A8,U+AC-B6,U+B8-B9,U+BC-BE,U+D7,U+F7,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027,U+202F-205E,U+20AC,U+2122,U+2191,U+2193,U+2212";
const LATIN_RARE =
  "U+108-10B,U+114-115,U+11C-11D,U+120-121,U+124-129,U+12C-12D,U+132-135,U+138,U+13F-140,U+149-14B,U+14E-14F,U+156-157,U+15C-15D,U+166-169,U+16C-16D,U+174-177,U+17F-19F,U+1A2-1AE,U+1B1-1CC,U+1D5-217,U+21C-24F,U+259,U+1E00-1E0B,U+1E0E-1E23,U+1E26-1E31,U+1E38-1E3F,U+1E48-1E59,U+1E5C-1E61,U+1E64-1E6B,U+1E6E-1E91,U+1E94-1E9F";
/* The letters of nearly every romanization, with the marks of long vowels, of emphatic letters and of tones. */
const ROMANIZATION_CORE =
  "U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+E0-E1,U+E8-E9,U+EC-ED,U+F1-F3,U+F9-FA,U+100-101,U+112-113,U+11B,U+12A-12B,U+14C-14D,U+160-161,U+16A-16B,U+17D-17E,U+1CE,U+1D0,U+1D2,U+1D4,U+2BC,U+2BE-2BF,U+303,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+1E0D,U+1E25,U+1E43,U+1E45,U+1E47,U+1E5B,U+1E63,U+1E6D,U+1E93";
/* What the romanizations of Bengali, Greek, Hindi, Serbian, Tamil and Urdu add, and capitals at the start of a sentence. */
const ROMANIZATION_MORE =
  "U+C1,U+C8-C9,U+CD,U+D3,U+DA,U+E3,U+E6,U+F4-F5,U+FD,U+106-107,U+10C-10D,U+110-111,U+121,U+129,U+1DA,U+1E0C,U+1E24,U+1E37,U+1E5F,U+1E62,U+1E6C,U+1EBD";
const ROMANIZATION_REST = without(
  `${CORE},${WESTERN},${CENTRAL},${ROMANIZED},${LATIN_RARE},${SIGNS},U+300-302`,
  `${ROMANIZATION_CORE},${ROMANIZATION_MORE},U+1E34-1E35`,
);
const VIETNAMESE = "U+1A0-1A1,U+1AF-1B0,U+300-303,U+309,U+323,U+1EA0-1EF9,U+20AB";
const CYRILLIC = "U+400-45F,U+490-491,U+4B0-4B1,U+2116";
const GREEK = "U+370-3FF";

/* What the guide's languages write in a script, and what its other languages add. Urdu has a face of its own. */
const ARABIC =
  "U+60C,U+61B,U+61F,U+621-63A,U+640-655,U+660-66D,U+670,U+67E,U+686,U+698,U+6A9,U+6AF,U+6C0,U+6CC,U+6F0-6F9,U+200C-200F";
const ARABIC_RARE =
  "U+600-60B,U+60D-61A,U+61C-61E,U+620,U+63B-63F,U+656-65F,U+66E-66F,U+671-67D,U+67F-685,U+687-697,U+699-6A8,U+6AA-6AE,U+6B0-6BF,U+6C1-6CB,U+6CD-6EF,U+6FA-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC";
const AMHARIC = "U+1200-124F,U+1260-12BE,U+12C8-1317,U+1320-1357,U+1361-137C";
const ETHIOPIC_RARE = "U+1250-125F,U+12BF-12C7,U+1318-131F,U+1358-1360,U+137D-1399,U+2D80-2DDE";

/** Removes the characters of one range from another. */
function without(range: string, removed: string): string {
  const removedPoints = new Set(codePoints(removed));
  const characters = new Set(codePoints(range).filter((code) => !removedPoints.has(code)));
  const runs: [first: number, last: number][] = [];
  for (const code of [...characters].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(",");
}

/* What a browser applies of itself. Upright faces are set in tables as well, which choose their figures. */
const TEXT = ["ccmp", "locl", "liga", "kern", "mark", "mkmk"];
const CORE_FEATURES = ["kern", "liga"];
const TEXT_AND_FIGURES = [...TEXT, "lnum", "pnum", "tnum"];

/* Source Serif is used large only: its optical size is fixed where its contrast is finer than a text face's, and its
   weight between those of headings and of native text, which look alike at these sizes. */
const serif = (subset: string, range: string, source = subset): FontFile => ({
  file: `serif-${subset}`,
  source: variable("source-serif-4", `${source}-opsz-normal`),
  family: "SW Serif",
  weight: [400, 700],
  axis: 560,
  opticalSize: 32,
  features: TEXT_AND_FIGURES,
  range,
});
/* Romanizations join letters and marks (ā̃) that the published subsets keep apart: these are cut from the whole. */
const serifItalic = (subset: string, range: string): FontFile => ({
  file: `serif-${subset}-italic`,
  source: import.meta.resolve(
    "@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  ),
  family: "SW Serif",
  style: "italic",
  weight: 400,
  features: TEXT,
  range,
});
const sans = (subset: string, range: string, source = subset): FontFile => ({
  file: `sans-${subset}`,
  source: variable("source-sans-3", `${source}-wght-normal`),
  family: "SW Sans",
  weight: [400, 700],
  axis: [400, 600],
  features: TEXT_AND_FIGURES,
  range,
});
const native = (family: string, source: string, range: string): FontFile => {
  const subset = family.toLowerCase();
  return {
    file: subset,
    source: variable(source, `${source.split("-").at(-1)}-wght-normal`),
    family: `SW ${family}`,
    weight: 500,
    // The space makes it the first face of its text, whose heights set the line.
    range: `U+20,${range}`,
  };
};
/** Letters that the guide's languages do without: without the space, their file comes only where one is shown. */
const rare = (face: FontFile, range: string): FontFile => ({ ...face, file: `${face.file}-rare`, range });

const naskh = native("Naskh", "noto-naskh-arabic", ARABIC);
const ethiopic: FontFile = { ...native("Ethiopic", "noto-serif-ethiopic", AMHARIC), weight: 400 };

/** Every file of letters that pages load, each only where one of its characters is shown. */
export const fontFiles: readonly FontFile[] = [
  { ...serif("core", CORE, "latin"), features: CORE_FEATURES },
  serif("western", WESTERN, "latin"),
  serif("central", CENTRAL, "latin-ext"),
  serif("romanized", ROMANIZED, "latin-ext"),
  serif("signs", SIGNS, "latin"),
  serif("rare", LATIN_RARE, "latin-ext"),
  serif("vietnamese", VIETNAMESE),
  serif("cyrillic", CYRILLIC),
  serif("greek", GREEK),
  // The source has no ḵ, of Urdu: browsers put the macron below the k, if both are in the range of this file. For other texts
  // they take the k of a later one.
  serifItalic("kh", "U+4B,U+6B,U+331,U+1E34-1E35"),
  { ...serifItalic("core", ROMANIZATION_CORE), features: ["kern", "mark"] },
  serifItalic("romanized", ROMANIZATION_MORE),
  serifItalic("rest", ROMANIZATION_REST),
  { ...sans("core", CORE, "latin"), features: [...CORE_FEATURES, "tnum"] },
  sans("western", WESTERN, "latin"),
  sans("central", CENTRAL, "latin-ext"),
  sans("romanized", ROMANIZED, "latin-ext"),
  sans("signs", SIGNS, "latin"),
  sans("rare", LATIN_RARE, "latin-ext"),
  sans("vietnamese", VIETNAMESE),
  {
    ...sans("italic", `${CORE},${WESTERN},${SIGNS},U+2BB-2BC`),
    source: variable("source-sans-3", "latin-wght-italic"),
    style: "italic",
    weight: 400,
    axis: 400,
    features: TEXT,
  },
  naskh,
  rare(naskh, ARABIC_RARE),
  {
    ...native("Nastaliq", "noto-naskh-arabic", "U+600-6FF,U+200C-200F,U+FDF2"),
    source: "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2",
    weight: 400,
  },
  native("Hebrew", "noto-serif-hebrew", "U+590-5FF,U+20AA,U+FB1D-FB4F"),
  native("Devanagari", "noto-serif-devanagari", "U+900-97F,U+200C-200D,U+20B9,U+25CC"),
  native("Bengali", "noto-serif-bengali", "U+951-952,U+964-965,U+980-9FE,U+200C-200D,U+25CC"),
  native("Tamil", "noto-serif-tamil", "U+964-965,U+B82-BFA,U+200C-200D,U+25CC"),
  native("Thai", "noto-serif-thai", "U+E01-E5B,U+200C-200D,U+25CC"),
  native("Georgian", "noto-serif-georgian", "U+10A0-10FF,U+1C90-1CBF"),
  ethiopic,
  rare(ethiopic, ETHIOPIC_RARE),
];

/** Files that `subset-cjk-fonts.ts` cuts, since their sources are too large to install with the project. */
export const cjkFiles = [
  { file: "japanese", family: "SW Japanese", range: "U+20,U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF" },
  { file: "chinese", family: "SW Chinese", range: "U+20,U+3000-301F,U+4E00-9FFF,U+FF00-FFEF" },
  { file: "korean", family: "SW Korean", range: "U+20,U+3000-301F,U+3130-318F,U+AC00-D7A3" },
] as const;
