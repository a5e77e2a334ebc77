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
  /** Value of `unicode-range`; no two files of one family and style share a character. */
  range: string;
}

const variable = (family: string, file: string) =>
  `@fontsource-variable/${family}/files/${family}-${file}.woff2`;

const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-2027,U+202F-205E,U+20AC,U+2122,U+2190-2193,U+2212";
const LATIN_EXTENDED =
  "U+100-130,U+132-151,U+154-19F,U+1A2-1AE,U+1B1-24F,U+259,U+2BE-2BF,U+304,U+331,U+1E00-1E9F";
const ROMANIZATION = `${LATIN_EXTENDED},U+300-303`;
const VIETNAMESE = "U+1A0-1A1,U+1AF-1B0,U+300-303,U+309,U+323,U+1EA0-1EF9,U+20AB";
const CYRILLIC = "U+400-45F,U+490-491,U+4B0-4B1,U+2116";
const GREEK = "U+370-3FF";

/* Source Serif is used large only: its optical size is fixed where its contrast is finer than a text face's. */
const serif = (subset: string, range: string): FontFile => ({
  file: `serif-${subset}`,
  source: variable("source-serif-4", `${subset}-opsz-normal`),
  family: "SW Serif",
  weight: [400, 700],
  opticalSize: 32,
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
  range,
});
const sans = (subset: string, range: string): FontFile => ({
  file: `sans-${subset}`,
  source: variable("source-sans-3", `${subset}-wght-normal`),
  family: "SW Sans",
  weight: [400, 700],
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

/** Every file of letters that pages load, each only where one of its characters is shown. */
export const fontFiles: readonly FontFile[] = [
  serif("latin", LATIN),
  serif("latin-ext", LATIN_EXTENDED),
  serif("vietnamese", VIETNAMESE),
  serif("cyrillic", CYRILLIC),
  serif("greek", GREEK),
  serifItalic("latin", LATIN),
  serifItalic("latin-ext", ROMANIZATION),
  sans("latin", LATIN),
  sans("latin-ext", LATIN_EXTENDED),
  sans("vietnamese", VIETNAMESE),
  {
    ...sans("latin", LATIN),
    file: "sans-latin-italic",
    source: variable("source-sans-3", "latin-wght-italic"),
    style: "italic",
    weight: 400,
  },
  native("Naskh", "noto-naskh-arabic", "U+600-6FF,U+750-77F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC"),
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
  { ...native("Ethiopic", "noto-serif-ethiopic", "U+1200-1399,U+2D80-2DDE"), weight: 400 },
];

/** Files that `subset-cjk-fonts.ts` cuts, since their sources are too large to install with the project. */
export const cjkFiles = [
  { file: "japanese", family: "SW Japanese", range: "U+20,U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF" },
  { file: "chinese", family: "SW Chinese", range: "U+20,U+3000-301F,U+4E00-9FFF,U+FF00-FFEF" },
  { file: "korean", family: "SW Korean", range: "U+20,U+3000-301F,U+AC00-D7A3" },
] as const;
