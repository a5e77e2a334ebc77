import { Textarea, TextInput } from "@mantine/core";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { AdminLanguage, LanguageInput } from "@saywhere/validators/content/language";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { likelyScript } from "@saywhere/validators/texts/scripts";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import styles from "./language-fields.module.css";
import { LANGUAGE_LABELS, type LanguageValues } from "./language-form.ts";
import { LanguageMoreFields } from "./language-more-fields.tsx";

export interface LanguageFieldsProps {
  form: EntityForm<LanguageValues, LanguageInput>;
  /** The stored language, when editing one. */
  stored?: AdminLanguage;
  /** Error of the last save. */
  refusal?: unknown;
}

export function LanguageFields(props: LanguageFieldsProps) {
  const { form } = props;
  const { code } = form.values;
  const script = form.values.script || likelyScript(code);
  return (
    <>
      <TextInput {...form.getInputProps("name")} label={LANGUAGE_LABELS.name} required data-autofocus />
      <div className={styles.pair}>
        <TextInput
          {...form.getInputProps("nativeName")}
          {...nativeInput({ code, script, direction: directionOfScript(script) })}
          label={LANGUAGE_LABELS.nativeName}
          description="As its speakers write it."
          required
        />
        <TextInput
          {...form.getInputProps("code")}
          label={LANGUAGE_LABELS.code}
          description="Such as fa."
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <Textarea
        {...form.getInputProps("description")}
        label={LANGUAGE_LABELS.description}
        description="Its first sentence stands alone on the list of languages."
        autosize
        minRows={3}
        maxRows={10}
        required
      />
      <div className={styles.halves}>
        <TextInput {...form.getInputProps("family")} label={LANGUAGE_LABELS.family} />
        <TextInput
          {...form.getInputProps("speakers")}
          label={LANGUAGE_LABELS.speakers}
          placeholder="110 million"
        />
      </div>
      {/* One line until there is more: some descriptions of a script need a sentence or two. */}
      <Textarea {...form.getInputProps("writing")} label={LANGUAGE_LABELS.writing} autosize maxRows={6} />
      <Textarea {...form.getInputProps("regions")} label={LANGUAGE_LABELS.regions} autosize maxRows={6} />
      <LanguageMoreFields {...props} />
    </>
  );
}
