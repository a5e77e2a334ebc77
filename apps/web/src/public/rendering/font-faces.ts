export interface FontFace {
  path: string;
  family: string;
  /** Code points that the font is for; everything for a font without ranges. */
  ranges: [first: number, last: number][];
}

const LAST_CODE_POINT = 0x10ffff;

/** The `@font-face` rules of a stylesheet. */
export const FONT_FACE_RULE = /@font-face\s*\{[^}]*\}/g;

/** The value of a descriptor of a `@font-face` rule, without quotes. */
export function descriptorOf(rule: string, name: string): string | undefined {
  return new RegExp(`${name}:\\s*"?([^;"}]+)`).exec(rule)?.[1]?.trim();
}

/** The fonts that a built stylesheet loads from files. */
export function fontFaces(css: string): FontFace[] {
  return (css.match(FONT_FACE_RULE) ?? []).flatMap((rule) => {
    const path = /url\("?(\/assets\/[^")]+)/.exec(rule)?.[1];
    const family = descriptorOf(rule, "font-family");
    const ranges = descriptorOf(rule, "unicode-range");
    return path && family
      ? [{ path, family, ranges: ranges ? parseRanges(ranges) : [[0, LAST_CODE_POINT]] }]
      : [];
  });
}

function parseRanges(text: string): [number, number][] {
  return text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });
}

/** The families of a built stylesheet for native text by script, and by script and language: `Arab:ur`. */
export function scriptFamilies(css: string): Record<string, string[]> {
  const families: Record<string, string[]> = {};
  for (const [, selectors = "", rules = ""] of css.matchAll(/([^{}]+)\{([^{}]*--face:[^{}]*)\}/g)) {
    const used = [...rules.matchAll(/SW [A-Z]\w*(?: [A-Z]\w*)*/g)].map(([family]) => family);
    for (const [, script = "", code] of selectors.matchAll(/\[data-script="?(\w+)"?\](?::lang\((\w+)\))?/g)) {
      families[code ? `${script}:${code}` : script] = [...new Set(used)];
    }
  }
  return families;
}
