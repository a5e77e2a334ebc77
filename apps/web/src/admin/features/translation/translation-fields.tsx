import { Textarea, TextInput } from "@mantine/core";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { TranslationInput } from "@saywhere/validators/content/translation";
import { FieldArray } from "../../lib/form/field-array.tsx";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import { MediaField } from "./media/media-field.tsx";
import { LiveWarnings } from "./quality-warnings.tsx";
import { BLANK_VARIANT, TRANSLATION_LABELS as LABELS, type TranslationValues } from "./translation-form.ts";
import { VariantFields } from "./variant-fields.tsx";

interface TranslationFieldsProps {
  /** Of the translation, if it is stored. */
  id?: number;
  form: EntityForm<TranslationValues, TranslationInput>;
  /** Undefined until one is chosen. */
  language: (LanguageRef & { id: number }) | undefined;
  phrase: { id: number; english: string } | undefined;
  /** Whether the native text has the focus when the dialog opens. */
  nativeFirst: boolean;
}

/** Specification §2, "Edit Translation dialog". */
export function TranslationFields({ id, form, language, phrase, nativeFirst }: TranslationFieldsProps) {
  const native = language && nativeInput(language);
  const romanized = { lang: language && `${language.code}-Latn` };
  const { values } = form;
  return (
    <>
      <div>
        <Textarea
          {...form.getInputProps("native_text")}
          {...native}
          label={LABELS.native_text}
          rows={1}
          autosize
          required
          data-autofocus={nativeFirst || undefined}
        />
        {language && phrase && <LiveWarnings language={language} phrase={phrase} {...values} />}
      </div>
      <TextInput {...form.getInputProps("romanization")} {...romanized} label={LABELS.romanization} />
      <TextInput {...form.getInputProps("pronunciation_guide")} label={LABELS.pronunciation_guide} />
      <Textarea
        {...form.getInputProps("literal_translation")}
        label={LABELS.literal_translation}
        rows={2}
        resize="vertical"
      />
      <Textarea
        {...form.getInputProps("usage_notes")}
        label={LABELS.usage_notes}
        rows={2}
        resize="vertical"
      />
      <MediaField form={form} kind="audio" translationId={id} />
      <MediaField form={form} kind="video" />
      <Textarea
        {...form.getInputProps("cultural_notes")}
        label={LABELS.cultural_notes}
        rows={3}
        resize="vertical"
      />
      <FieldArray
        form={form}
        name="regional_variations"
        label={LABELS.regional_variations}
        noun="Variation"
        blank={{ region: "", notes: "" }}
      >
        {(path) => (
          <>
            <TextInput {...form.getInputProps(`${path}.region`)} label="Region" required />
            <Textarea {...form.getInputProps(`${path}.notes`)} label="Notes" rows={1} autosize required />
          </>
        )}
      </FieldArray>
      <FieldArray form={form} name="variants" label={LABELS.variants} noun="Variant" blank={BLANK_VARIANT}>
        {(path, index) => (
          <VariantFields form={form} path={path} index={index} native={native} romanized={romanized} />
        )}
      </FieldArray>
    </>
  );
}
