interface Metrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  /** Average width of a character in English text. */
  averageWidth: number;
}

/* Read from our files and, for the faces that devices bring, from the Capsize metrics collection. */
const serif: Metrics = { ascent: 1036, descent: 335, unitsPerEm: 1000, averageWidth: 438 };
const sans: Metrics = { ascent: 1024, descent: 400, unitsPerEm: 1000, averageWidth: 418 };

const fallbacks: readonly { family: string; local: readonly string[]; face: Metrics; like: Metrics }[] = [
  {
    family: "SW Serif Georgia",
    local: ["Georgia"],
    face: { ascent: 1878, descent: 449, unitsPerEm: 2048, averageWidth: 913 },
    like: serif,
  },
  {
    family: "SW Serif Times",
    local: ["Times New Roman", "Liberation Serif", "Tinos"],
    face: { ascent: 1825, descent: 443, unitsPerEm: 2048, averageWidth: 832 },
    like: serif,
  },
  {
    family: "SW Serif Noto",
    local: ["Noto Serif"],
    face: { ascent: 1069, descent: 293, unitsPerEm: 1000, averageWidth: 481 },
    like: serif,
  },
  {
    family: "SW Sans Arial",
    local: ["Arial", "Liberation Sans", "Arimo"],
    face: { ascent: 1854, descent: 434, unitsPerEm: 2048, averageWidth: 913 },
    like: sans,
  },
  {
    family: "SW Sans Roboto",
    local: ["Roboto"],
    face: { ascent: 1900, descent: 500, unitsPerEm: 2048, averageWidth: 911 },
    like: sans,
  },
];

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** Rules that scale a device's own faces to ours, so that words keep their places when ours arrive. */
export function fallbackRules(): string[] {
  return fallbacks.map(({ family, local, face, like }) => {
    const adjust = like.averageWidth / like.unitsPerEm / (face.averageWidth / face.unitsPerEm);
    return [
      "@font-face{",
      `font-family:"${family}";`,
      `src:${local.map((name) => `local("${name}")`).join(",")};`,
      `size-adjust:${percent(adjust)};`,
      `ascent-override:${percent(like.ascent / like.unitsPerEm / adjust)};`,
      `descent-override:${percent(like.descent / like.unitsPerEm / adjust)};`,
      "line-gap-override:0%}",
    ].join("");
  });
}
