import { NativeText } from "@saywhere/ui/text/native-text";
import type { Language } from "@saywhere/validators/content/language";

interface NotesTextProps {
  children: string;
  language: Pick<Language, "code" | "script" | "direction">;
}

/** An English text about a language, with the font and direction of the quoted native words. */
export function NotesText({ children, language }: NotesTextProps) {
  let offset = 0;
  return splitNativeRuns(children, language.script).map((run, index) => {
    const start = offset;
    offset += run.length;
    if (index % 2 === 0) return run;
    return (
      <NativeText key={start} size="running" {...language}>
        {run}
      </NativeText>
    );
  });
}

/** Component scripts of mixed script codes (ISO 15924); any other code stands for itself. */
const MIXED_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/** Characters allowed between two words of one run: a space, joiners, an apostrophe, a hyphen. */
const BETWEEN = "[ \\u00A0\\u200C\\u200D'’-]{1,2}";

/**
 * Splits an English text at quoted words in a language's own script, which take the odd indexes of the result. A Latin
 * script cannot be distinguished from English: the text is returned unsplit.
 */
export function splitNativeRuns(text: string, script: string): string[] {
  const pattern = nativeRun(script);
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
    // Unicode does not know the code, for example one that an editor made up.
    return null;
  }
}
