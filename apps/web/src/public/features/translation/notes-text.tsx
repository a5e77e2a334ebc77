import { NativeText } from "@saywhere/ui/text/native-text";
import type { Language } from "@saywhere/validators/content/language";
import { splitNativeRuns } from "./native-runs.ts";

interface NotesTextProps {
  children: string;
  language: Pick<Language, "code" | "script" | "direction">;
}

/** An English text about a language, with the font and direction of the quoted native words. */
export function NotesText({ children, language: { code, script, direction } }: NotesTextProps) {
  let offset = 0;
  return splitNativeRuns(children, script).map((run, index) => {
    const start = offset;
    offset += run.length;
    if (index % 2 === 0) return run;
    return (
      <NativeText key={start} code={code} script={script} direction={direction}>
        {run}
      </NativeText>
    );
  });
}
