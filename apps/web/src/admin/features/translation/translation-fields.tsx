import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { romanizedTag } from "@saywhere/ui/text/language-tag";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { Translation, TranslationInput } from "@saywhere/validators/content/translation";
import { needsRomanization } from "@saywhere/validators/texts/scripts";
import { FieldArray } from "../../lib/form/field-array.tsx";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import { useMe } from "../../lib/session/session.tsx";
import { fieldMarks } from "./field-marks.tsx";
import { MediaField } from "./media/media-field.tsx";
import type { RecordingUpload } from "./media/use-recording-upload.ts";
import { appendText } from "./memory/append-text.ts";
import { LazyMemory } from "./memory/lazy-memory.tsx";
import { LiveWarnings } from "./quality-warnings.tsx";
import {
  BLANK_VARIANT,
  TRANSLATION_LABELS as LABELS,
  type SuggestedField,
  type TranslationValues,
} from "./translation-form.ts";
import { VariantEnglish, VariantFields } from "./variant-fields.tsx";

interface TranslationFieldsProps {
  /** The translation as it is stored now; undefined for a new one. */
  stored?: Translation;
  /** Uploads a file as the recording of a stored one. */
  upload?: RecordingUpload;
  form: EntityForm<TranslationValues, TranslationInput>;
  /** Undefined until one is chosen. */
  language: (LanguageRef & { id: number }) | undefined;
  phrase: { id: number; english: string } | undefined;
  /** What has the focus when the dialog opens; undefined for the first field. */
  begin: SuggestedField | "forms" | undefined;
  /** The fields that a suggestion has filled, which are marked; see `fieldMarks`. */
  suggested?: readonly SuggestedField[];
}

/** Specification §2, "Edit Translation dialog". */
export function TranslationFields(props: TranslationFieldsProps) {
  const { stored, upload, form, language, phrase, begin, suggested = [] } = props;
  const native = language && nativeInput(language);
  const { values } = form;
  const canReview = useMe().can_review;
  const mark = fieldMarks({ form, stored, suggested, begin });
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
          {...mark("native_text")}
        />
        {language && phrase && (
          <>
            <LiveWarnings language={language} phrase={phrase} {...values} stored={stored} />
            <LazyMemory
              language={language}
              phrase={phrase}
              native_text={values.native_text}
              onInsert={({ native_text, romanization, appended }) => {
                form.setFieldValue(
                  "native_text",
                  appended ? appendText(values.native_text, native_text) : native_text,
                );
                if (!appended && !values.romanization.trim())
                  form.setFieldValue("romanization", romanization ?? "");
                form.getInputNode("native_text")?.focus();
              }}
            />
          </>
        )}
      </div>
      <TextInput
        {...form.getInputProps("romanization")}
        lang={language && romanizedTag(language.code)}
        label={LABELS.romanization}
        {...mark(
          "romanization",
          language && !needsRomanization(language.script)
            ? `${language.name} is written in Latin letters already.`
            : undefined,
        )}
      />
      <TextInput
        {...form.getInputProps("pronunciation_guide")}
        label={LABELS.pronunciation_guide}
        {...mark("pronunciation_guide")}
      />
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
      <MediaField
        form={form}
        kind="audio"
        recording={stored && upload && { translationId: stored.id, upload }}
        {...mark("audio_url")}
      />
      <MediaField form={form} kind="video" />
      <Textarea
        {...form.getInputProps("cultural_notes")}
        label={LABELS.cultural_notes}
        rows={3}
        resize="vertical"
      />
      <TextInput
        {...form.getInputProps("thanks_to")}
        label={LABELS.thanks_to}
        {...mark("thanks_to", "Names of visitors who helped, as the page shows them.")}
      />
      <FieldArray
        form={form}
        name="regional_variations"
        label={LABELS.regional_variations}
        noun="Variation"
        blank={{ region: "", notes: "" }}
        openAtFirst={begin === "forms"}
      >
        {(path) => (
          <>
            <TextInput {...form.getInputProps(`${path}.region`)} label="Region" required />
            <Textarea {...form.getInputProps(`${path}.notes`)} label="Notes" rows={1} autosize required />
          </>
        )}
      </FieldArray>
      <FieldArray
        form={form}
        name="variants"
        label={LABELS.variants}
        noun="Variant"
        blank={BLANK_VARIANT}
        openAtFirst={begin === "forms"}
        focusAtFirst={begin === "forms"}
      >
        {(path, index) => (
          <>
            <VariantEnglish english={phrase?.english} variant={values.variants[index]} />
            <VariantFields form={form} path={path} index={index} language={language} />
          </>
        )}
      </FieldArray>
      {canReview ? (
        <Checkbox
          {...form.getInputProps("needs_review", { type: "checkbox" })}
          label={LABELS.needs_review}
          description="A reviewer has to check this translation."
        />
      ) : (
        <p>A reviewer will check what you save.</p>
      )}
    </>
  );
}
