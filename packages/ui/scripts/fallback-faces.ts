/** How far a font reaches above and below the baseline, in em. */
interface Heights {
  ascent: number;
  descent: number;
}

/** The average width of a letter in English text, in em. */
interface Widths {
  regular: number;
  bold: number;
  italic?: number;
}

interface Fallback {
  family: string;
  /** Full names of the regular fonts, which some have with "Regular"; fonts of one entry have the same metrics. */
  local: readonly string[];
  widths: Widths;
}

/** The heights of SW Serif, which the fonts of most scripts share. */
export const SERIF_HEIGHTS: Heights = { ascent: 1.036, descent: 0.335 };
const SANS_HEIGHTS: Heights = { ascent: 1.024, descent: 0.4 };
const NASTALIQ_HEIGHTS: Heights = { ascent: 1.904, descent: 0.596 };

/*
 * Widths were measured with kerning over the English texts of the starting content: names, phrases and descriptions.
 * The weights are those of the pages: 560 of the serif, 400 and 600 of the sans. Bold fonts of devices are much
 * wider than their regular ones and ours are not, so each style has a scale of its own.
 */
const SERIF: Widths = { regular: 0.4417, bold: 0.4417, italic: 0.4393 };
const SANS: Widths = { regular: 0.4176, bold: 0.4291 };

const serifs: readonly Fallback[] = [
  {
    family: "SW Serif Georgia",
    local: ["Georgia", "Gelasio Regular"],
    widths: { regular: 0.4436, bold: 0.5173, italic: 0.4543 },
  },
  {
    family: "SW Serif Times",
    local: ["Times New Roman", "Liberation Serif", "Tinos"],
    widths: { regular: 0.4047, bold: 0.4315, italic: 0.4063 },
  },
  {
    family: "SW Serif Noto",
    local: ["Noto Serif", "Noto Serif Regular"],
    widths: { regular: 0.4811, bold: 0.511, italic: 0.4672 },
  },
  {
    family: "SW Serif DejaVu",
    local: ["DejaVu Serif"],
    widths: { regular: 0.5157, bold: 0.5708, italic: 0.5157 },
  },
  // Where there is no serif font at all.
  {
    family: "SW Serif Open",
    local: ["Open Sans", "Open Sans Regular"],
    widths: { regular: 0.4681, bold: 0.5032, italic: 0.4444 },
  },
];

/* Devices with Helvetica or Segoe UI have Arial too. */
const sansSerifs: readonly Fallback[] = [
  {
    family: "SW Sans Arial",
    local: ["Arial", "Liberation Sans", "Arimo"],
    widths: { regular: 0.4486, bold: 0.4825 },
  },
  {
    family: "SW Sans Roboto",
    local: ["Roboto", "Roboto Regular"],
    widths: { regular: 0.4477, bold: 0.4509 },
  },
  {
    family: "SW Sans Noto",
    local: ["Noto Sans", "Noto Sans Regular"],
    widths: { regular: 0.4732, bold: 0.5036 },
  },
  {
    family: "SW Sans Open",
    local: ["Open Sans", "Open Sans Regular"],
    widths: { regular: 0.4681, bold: 0.5032 },
  },
  // Measured over the names and phrases alone: longer texts ask for 1 % less, with which the lead of the home page breaks
  // elsewhere on a phone.
  { family: "SW Sans DejaVu", local: ["DejaVu Sans"], widths: { regular: 0.5025, bold: 0.5741 } },
];

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const locals = (names: Iterable<string>) => Array.from(names, (name) => `local("${name}")`).join(",");

/** The descriptors that give a font these heights, where `size-adjust` scales it by a factor. */
export function heightRules({ ascent, descent }: Heights, scale = 1): string {
  return `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%;`;
}

const styles = [
  { key: "regular", suffix: "", rule: "" },
  // Where the bold font is part of a variable one, only its regular name is found.
  { key: "bold", suffix: " Bold", rule: "font-weight:600 700;" },
  { key: "italic", suffix: " Italic", rule: "font-style:italic;" },
] as const;

function scaled({ family, local, widths }: Fallback, like: Widths, heights: Heights): string[] {
  return styles.flatMap(({ key, suffix, rule }) => {
    const [ours, theirs] = [like[key], widths[key]];
    if (ours === undefined || theirs === undefined) return [];
    const scale = ours / theirs;
    const names = new Set([...local.map((name) => name.replace(/ Regular$/, "") + suffix), ...local]);
    return [
      "@font-face{",
      `font-family:"${family}";${rule}`,
      `src:${locals(names)};`,
      `size-adjust:${percent(scale)};${heightRules(heights, scale)}}`,
    ].join("");
  });
}

/*
 * The first font of a text that has the space sets the height of its line. While the font of a script is on its way,
 * that would be a font of the device or, where the device has none for the script, any font. These have the space
 * alone, so that the line is as high, and its baseline where it will be, whatever draws the letters.
 *
 * DejaVu, the font of Linux, comes first here and in the stacks of tokens.css: there, Chromium asks another process for
 * each name that the device lacks, for each size of a text. Elsewhere such a name costs next to nothing.
 */
function line(family: string, heights: Heights): string {
  const names = new Set(["DejaVu Sans", ...[...sansSerifs, ...serifs].flatMap(({ local }) => local)]);
  return `@font-face{font-family:"${family}";src:${locals(names)};${heightRules(heights)}unicode-range:U+20}`;
}

/** Rules that fit a device's own fonts to ours, so that words keep their places when ours arrive. */
export function fallbackRules(): string[] {
  return [
    ...serifs.flatMap((fallback) => scaled(fallback, SERIF, SERIF_HEIGHTS)),
    ...sansSerifs.flatMap((fallback) => scaled(fallback, SANS, SANS_HEIGHTS)),
    line("SW Line", SERIF_HEIGHTS),
    line("SW Hanging Line", NASTALIQ_HEIGHTS),
  ];
}
