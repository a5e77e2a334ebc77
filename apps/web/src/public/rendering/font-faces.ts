export interface FontFace {
  path: string;
  family: string;
  /** Code points that the font is for; everything for a font without ranges. */
  ranges: [first: number, last: number][];
}

const LAST_CODE_POINT = 0x10ffff;

/** The fonts that a built stylesheet loads from files. */
export function fontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = ""]) => {
    const path = /url\("?(\/assets\/[^")]+)/.exec(face)?.[1];
    const family = /font-family:\s*"?([^;"]+)/.exec(face)?.[1];
    const ranges = /unicode-range:([^;]+)/.exec(face)?.[1];
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
