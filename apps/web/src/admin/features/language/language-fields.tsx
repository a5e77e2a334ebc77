import { Textarea, TextInput } from "@mantine/core";
import { CollapsibleFields } from "@saywhere/ui/form/collapsible-fields";
import { TagsField } from "@saywhere/ui/form/tags-field";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { AdminLanguage, LanguageInput } from "@saywhere/validators/content/language";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { likelyScript } from "@saywhere/validators/texts/scripts";
import { FieldArray } from "../../lib/form/field-array.tsx";
import { hasListError, listInputProps } from "../../lib/form/list-input-props.tsx";
import { SlugField } from "../../lib/form/slug-field.tsx";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import styles from "./language-fields.module.css";
import { LANGUAGE_LABELS, type LanguageValues } from "./language-form.ts";
import { ScriptField } from "./script-field.tsx";

interface LanguageFieldsProps {
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
  const native = nativeInput({ code, script, direction: directionOfScript(script) });
  return (
    <>
      <TextInput {...form.getInputProps("name")} label={LANGUAGE_LABELS.name} required data-autofocus />
      <div className={styles.pair}>
        <TextInput
          {...form.getInputProps("nativeName")}
          {...native}
          label={LANGUAGE_LABELS.nativeName}
          description="As native speakers write it."
          required
        />
        <TextInput
          {...form.getInputProps("code")}
          label={LANGUAGE_LABELS.code}
          description="For example, fa."
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <Textarea
        {...form.getInputProps("description")}
        label={LANGUAGE_LABELS.description}
        description="The language list shows only the first sentence."
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
      <EmergencyNumbersFields form={form} />
      <GlossaryFields form={form} native={native} />
      <LanguageMoreFields {...props} />
    </>
  );
}

const NO_NUMBERS = { country: "", code: "", police: "", ambulance: "", fire: "" };

/** The emergency numbers of the countries where the language is met. */
function EmergencyNumbersFields({ form }: Pick<LanguageFieldsProps, "form">) {
  const number = (path: string) => ({
    ...form.getInputProps(path),
    inputMode: "tel" as const,
    required: true,
  });
  return (
    <FieldArray
      form={form}
      name="emergency_numbers"
      label={LANGUAGE_LABELS.emergency_numbers}
      noun="Country"
      blank={NO_NUMBERS}
    >
      {(path) => (
        <>
          <TextInput {...form.getInputProps(`${path}.country`)} label="Country" required />
          <TextInput
            {...form.getInputProps(`${path}.code`)}
            label="Country code"
            placeholder="JP"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextInput {...number(`${path}.police`)} label="Police" />
          <TextInput {...number(`${path}.ambulance`)} label="Ambulance" />
          <TextInput {...number(`${path}.fire`)} label="Fire" />
        </>
      )}
    </FieldArray>
  );
}

const NO_TERM = { english: "", term: "", note: "" };

interface GlossaryFieldsProps extends Pick<LanguageFieldsProps, "form"> {
  native: ReturnType<typeof nativeInput>;
}

/** The terms that editors see while they translate a phrase that has them. */
function GlossaryFields({ form, native }: GlossaryFieldsProps) {
  return (
    <FieldArray form={form} name="glossary" label={LANGUAGE_LABELS.glossary} noun="Term" blank={NO_TERM}>
      {(path) => (
        <>
          <TextInput {...form.getInputProps(`${path}.english`)} label="English" placeholder="bill" required />
          <TextInput {...form.getInputProps(`${path}.term`)} {...native} label="Translation" required />
          <TextInput {...form.getInputProps(`${path}.note`)} label="Note" placeholder="In a restaurant" />
        </>
      )}
    </FieldArray>
  );
}

/** Fields that most languages leave at their defaults. */
function LanguageMoreFields({ form, stored, refusal }: LanguageFieldsProps) {
  const { name, code, script } = form.values;
  const hasError = ["script", "aliases", "slug"].some((field) => hasListError(form.errors, field));
  return (
    <CollapsibleFields open={hasError}>
      <ScriptField
        code={code}
        value={script}
        error={form.errors["script"]}
        onChange={(chosen) => form.setFieldValue("script", chosen)}
      />
      <TagsField
        {...listInputProps(form, "aliases")}
        label={LANGUAGE_LABELS.aliases}
        description="Other names that people search for. Press Enter or comma after each, or paste a list."
        acceptValueOnBlur
        maxTags={50}
      />
      <SlugField
        kind="language"
        form={form}
        source={name}
        stored={stored && { id: stored.id, slug: stored.slug, source: stored.name }}
        refusal={refusal}
      />
    </CollapsibleFields>
  );
}
