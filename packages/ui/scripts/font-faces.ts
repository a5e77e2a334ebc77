/** A file of letters, cut from a published font: what it covers and which of its axes stay. */
export interface FontFile {
  /** Name of the file that is written, and of the file it is cut from. */
  file: string;
  /** A module specifier or, resolved already, its URL. */
  source: string;
  family: string;
  style?: "italic";
  /** A range keeps the axis; a number fixes it, which makes the file much smaller. */
  weight: readonly [number, number] | number;
  opticalSize?: number;
  /** OpenType features that stay; all of them where it is absent. */
  features?: readonly string[];
  /** Value of `unicode-range`; no two files of one family and style share a character. */
  range: string;
}

const variable = (family: string, file: string) =>
  `@fontsource-variable/${family}/files/${family}-${file}.woff2`;

const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-2027,U+202F-205E,U+20AC,U+2122,U+2190-2193,U+2212";
/* What the languages of Europe and the usual romanizations write; the other letters come when one is shown. */
const LATIN_EXTENDED =
  "U+100-130,U+132-151,U+154-17F,U+1CD-1DC,U+218-21B,U+259,U+2BE-2BF,U+304,U+331,U+1E0C-1E0D,U+1E24-1E25,U+1E32-1E37,U+1E40-1E47,U+1E5A-1E5B,U+1E5E-1E5F,U+1E62-1E63,U+1E6C-1E6F,U+1E92-1E93";
const LATIN_RARE =
  "U+180-19F,U+1A2-1AE,U+1B1-1CC,U+1DD-217,U+21C-24F,U+1E00-1E0B,U+1E0E-1E23,U+1E26-1E31,U+1E38-1E3F,U+1E48-1E59,U+1E5C-1E5D,U+1E60-1E61,U+1E64-1E6B,U+1E70-1E91,U+1E94-1E9F";
const ROMANIZATION = `${LATIN_EXTENDED},${LATIN_RARE},U+300-303`;
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

/* What a browser applies of itself. Upright faces are set in tables as well, which choose their figures. */
const TEXT = ["ccmp", "locl", "liga", "kern", "mark", "mkmk"];
const TEXT_AND_FIGURES = [...TEXT, "lnum", "pnum", "tnum"];

/* Source Serif is used large only: its optical size is fixed where its contrast is finer than a text face's. */
const serif = (subset: string, range: string, source = subset): FontFile => ({
  file: `serif-${subset}`,
  source: variable("source-serif-4", `${source}-opsz-normal`),
  family: "SW Serif",
  weight: [400, 700],
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
  serif("latin", LATIN),
  serif("latin-ext", LATIN_EXTENDED),
  serif("latin-rare", LATIN_RARE, "latin-ext"),
  serif("vietnamese", VIETNAMESE),
  serif("cyrillic", CYRILLIC),
  serif("greek", GREEK),
  serifItalic("latin", LATIN),
  serifItalic("latin-ext", ROMANIZATION),
  sans("latin", LATIN),
  sans("latin-ext", LATIN_EXTENDED),
  sans("latin-rare", LATIN_RARE, "latin-ext"),
  sans("vietnamese", VIETNAMESE),
  {
    ...sans("latin", LATIN),
    file: "sans-latin-italic",
    source: variable("source-sans-3", "latin-wght-italic"),
    style: "italic",
    weight: 400,
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
  { file: "korean", family: "SW Korean", range: "U+20,U+3000-301F,U+AC00-D7A3" },
] as const;
