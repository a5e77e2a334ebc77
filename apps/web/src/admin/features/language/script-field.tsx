import { Autocomplete } from "@mantine/core";
import { chooseHighlighted } from "@saywhere/ui/form/combobox-highlight";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { likelyScript } from "@saywhere/validators/texts/scripts";
import type { ReactNode } from "react";
import { LANGUAGE_LABELS } from "./language-form.ts";

/** The scripts for which the site has a font. */
const SCRIPTS = "Arab Beng Cyrl Deva Ethi Geor Grek Hans Hant Hebr Jpan Kore Latn Taml Thai".split(" ");

const names = new Intl.DisplayNames("en", { type: "script", fallback: "none" });

/** "Arabic" for "Arab"; undefined for an unknown script. */
function scriptName(code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}

function label(code: string): string {
  const name = scriptName(code);
  return name ? `${name} (${code})` : code;
}

interface ScriptFieldProps {
  /** Code of the language, which determines the suggested script. */
  code: string;
  value: string | undefined;
  error?: ReactNode;
  onChange(script: string | undefined): void;
}

/** The script determines the font and direction of the language's texts. */
export function ScriptField({ code, value, error, onChange }: ScriptFieldProps) {
  const usual = likelyScript(code);
  const script = value || usual;
  const direction = directionOfScript(script) === "rtl" ? "right to left" : "left to right";
  const hint = [`${label(script)}: written from ${direction}.`];
  if (code && script !== usual) hint.push(`The usual script for ${code} is ${label(usual)}.`);
  return (
    <Autocomplete
      label={LANGUAGE_LABELS.script}
      description={code || value ? hint.join(" ") : "Derived from the code."}
      placeholder={code ? usual : undefined}
      data={SCRIPTS}
      filter={({ options, search }) =>
        options.filter(
          (option) =>
            "value" in option && label(option.value).toLowerCase().includes(search.trim().toLowerCase()),
        )
      }
      renderOption={({ option }) => label(option.value)}
      value={value ?? ""}
      error={error}
      clearable
      selectFirstOptionOnChange={Boolean(value)}
      onKeyDown={(event) => event.key === "Tab" && chooseHighlighted(event.currentTarget)}
      onChange={(chosen) => onChange(chosen.trim() || undefined)}
    />
  );
}
