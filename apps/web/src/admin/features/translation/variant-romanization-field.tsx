import { TextInput } from "@mantine/core";
import { romanizedTag } from "@saywhere/ui/text/language-tag";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { TranslationInput } from "@saywhere/validators/content/translation";
import { needsRomanization } from "@saywhere/validators/texts/scripts";
import { useState } from "react";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import { TRANSLATION_LABELS, type TranslationValues } from "./translation-form.ts";

interface VariantRomanizationFieldProps {
  form: EntityForm<TranslationValues, TranslationInput>;
  /** Path of the field in the form. */
  path: string;
  /** Undefined until one is chosen. */
  language: LanguageRef | undefined;
}

/** Shown for languages that need a romanization, and where one exists, so that it can be removed. */
export function VariantRomanizationField({ form, path, language }: VariantRomanizationFieldProps) {
  const input = form.getInputProps(path);
  const [existed] = useState(Boolean(input.value));
  if (language && !needsRomanization(language.script) && !existed && !input.value) return null;
  return (
    <TextInput
      {...input}
      lang={language && romanizedTag(language.code)}
      label={TRANSLATION_LABELS.romanization}
    />
  );
}
