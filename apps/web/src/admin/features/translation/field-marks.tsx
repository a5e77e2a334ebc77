import { IconButton } from "@saywhere/ui/icon-button";
import type { Translation, TranslationInput } from "@saywhere/validators/content/translation";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import styles from "./field-marks.module.css";
import {
  TRANSLATION_LABELS as LABELS,
  type SuggestedField,
  type TranslationValues,
} from "./translation-form.ts";

/** Fields about how the native text sounds, which are outdated once it changes. */
const SOUND: readonly SuggestedField[] = ["romanization", "pronunciation_guide", "audio_url"];

interface FieldMarksOptions {
  form: EntityForm<TranslationValues, TranslationInput>;
  stored: Translation | undefined;
  /** The fields that a suggestion has filled. */
  suggested: readonly SuggestedField[];
  /** The field that has the focus when the dialog opens. */
  begin: SuggestedField | "forms" | undefined;
}

/**
 * Returns the props that mark a field as filled in from a suggestion, or as still belonging to the native text that the
 * suggestion replaces, with a button that clears it.
 */
export function fieldMarks({ form, stored, suggested, begin }: FieldMarksOptions) {
  const isOutdated = (name: SuggestedField) =>
    suggested.includes("native_text") &&
    !suggested.includes(name) &&
    SOUND.includes(name) &&
    Boolean(stored?.[name]);
  const clear = (name: SuggestedField) => {
    form.setFieldValue(name, "");
    form.getInputNode(name)?.focus();
  };
  return (name: SuggestedField, description?: string) => ({
    ...describe(name, description),
    "data-autofocus": begin === name || undefined,
  });

  function describe(
    name: SuggestedField,
    description?: string,
  ): { description?: ReactNode; rightSection?: ReactNode } {
    if (suggested.includes(name)) return { description: "Filled in from the suggestion." };
    if (!isOutdated(name)) return { description };
    return {
      // Stays while the field is corrected; otherwise the field would move.
      description: <span className={styles.outdated}>Belongs to the old text. Correct it, or clear it.</span>,
      rightSection: form.values[name] && (
        <IconButton label={`Clear ${LABELS[name]}`} onClick={() => clear(name)}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      ),
    };
  }
}
