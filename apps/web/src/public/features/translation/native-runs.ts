/** Scripts that a language mixes, by the code of the mixture (ISO 15924); any other code stands for itself. */
const MIXED_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/** What may stand between two words of one run: a space, joiners, an apostrophe, a hyphen. */
const BETWEEN = "[ \\u00A0\\u200C\\u200D'’-]{1,2}";

const patterns = new Map<string, RegExp | null>();

/**
 * Splits an English text at the words in a language's own script that it quotes. Those stand at the odd places of
 * the answer. Where the script is Latin they cannot be told from the English: the text comes back whole.
 */
export function splitNativeRuns(text: string, script: string): string[] {
  let pattern = patterns.get(script);
  if (pattern === undefined) {
    pattern = nativeRun(script);
    patterns.set(script, pattern);
  }
  return pattern ? text.split(pattern) : [text];
}

function nativeRun(script: string): RegExp | null {
  if (script === "Latn") return null;
  const scripts = MIXED_SCRIPTS[script] ?? [script];
  const letter = `[${scripts.map((name) => `\\p{sc=${name}}`).join("")}]`;
  const inside = `[${scripts.map((name) => `\\p{scx=${name}}`).join("")}\\p{M}]`;
  try {
    return new RegExp(`(${letter}(?:${inside}|${BETWEEN}(?=${letter}))*)`, "u");
  } catch {
    // A code that Unicode does not know, such as one an editor made up.
    return null;
  }
}
