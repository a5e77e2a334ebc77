import { NativeSelect, TextInput } from "@mantine/core";
import { romanizedTag } from "@saywhere/ui/text/language-tag";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { TranslationInput } from "@saywhere/validators/content/translation";
import { needsRomanization } from "@saywhere/validators/texts/scripts";
import { useState } from "react";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import {
  TRANSLATION_LABELS as LABELS,
  type TranslationValues,
  type VariantValues,
} from "./translation-form.ts";
import styles from "./variant-fields.module.css";

interface VariantFieldsProps {
  form: EntityForm<TranslationValues, TranslationInput>;
  /** Path of the variant in the form. */
  path: string;
  index: number;
  /** Undefined until one is chosen. */
  language: LanguageRef | undefined;
}

/** The fields of another form of the phrase. */
export function VariantFields({ form, path, index, language }: VariantFieldsProps) {
  const choice = (name: keyof typeof CHOICES) => (
    <StructureSelect
      name={name}
      value={form.values.variants[index]?.[name]}
      onChange={(value) => form.setFieldValue(`${path}.${name}`, value)}
    />
  );
  return (
    <>
      <TextInput {...form.getInputProps(`${path}.label`)} label="Label" placeholder="informal" required />
      <TextInput
        {...form.getInputProps(`${path}.native_text`)}
        {...(language && nativeInput(language))}
        label={LABELS.native_text}
        required
      />
      <VariantRomanizationField form={form} path={`${path}.romanization`} language={language} />
      <TextInput {...form.getInputProps(`${path}.pronunciation_guide`)} label={LABELS.pronunciation_guide} />
      {choice("speaker")}
      {choice("listener")}
      {choice("register")}
      <TextInput
        {...form.getInputProps(`${path}.region`)}
        value={form.values.variants[index]?.region ?? ""}
        label="Region"
        placeholder="Portugal"
      />
    </>
  );
}

/** Shown for languages that need a romanization, and where one exists, so that it can be removed. */
function VariantRomanizationField({ form, path, language }: Omit<VariantFieldsProps, "index">) {
  const input = form.getInputProps(path);
  const [existed] = useState(Boolean(input.value));
  if (language && !needsRomanization(language.script) && !existed && !input.value) return null;
  return <TextInput {...input} lang={language && romanizedTag(language.code)} label={LABELS.romanization} />;
}

const STRUCTURE_WORDS = {
  speaker: { woman: "said by a woman", man: "said by a man" },
  listener: {
    woman: "said to a woman",
    man: "said to a man",
    several: "said to several people",
    child: "said to a child",
  },
  register: { formal: "formal", informal: "informal" },
};

interface VariantEnglishProps {
  english: string | undefined;
  variant: VariantValues | undefined;
}

/** The English of the phrase, with when this form of it is said: “Thank you”, said by a woman, in Portugal. */
export function VariantEnglish({ english, variant }: VariantEnglishProps) {
  if (!english || !variant) return null;
  const { label, speaker, listener, register, region } = variant;
  const structure = [
    speaker && STRUCTURE_WORDS.speaker[speaker],
    listener && STRUCTURE_WORDS.listener[listener],
    register && STRUCTURE_WORDS.register[register],
    region && `in ${region}`,
  ].filter(Boolean);
  const when = structure.length > 0 ? structure.join(", ") : label.trim();
  return (
    <p className={styles.english}>
      “{english}”{when && `, ${when}`}
    </p>
  );
}

const ANY = "any";
const CHOICES = {
  speaker: { label: "Said by", any: "Anyone", options: { woman: "A woman", man: "A man" } },
  listener: {
    label: "Said to",
    any: "Anyone",
    options: { woman: "A woman", man: "A man", several: "Several people", child: "A child" },
  },
  register: { label: "Register", any: "Any", options: { formal: "Formal", informal: "Informal" } },
};

interface StructureSelectProps {
  name: keyof typeof CHOICES;
  value: VariantValues[keyof typeof CHOICES];
  onChange(value: string | null | undefined): void;
}

/** One of the values, null where it makes no difference, or undefined to have it read from the label. */
function StructureSelect({ name, value, onChange }: StructureSelectProps) {
  const { label, any, options } = CHOICES[name];
  return (
    <NativeSelect
      label={label}
      data={[
        { value: "", label: "As the label says" },
        { value: ANY, label: any },
        ...Object.entries(options).map(([option, text]) => ({ value: option, label: text })),
      ]}
      value={value === undefined ? "" : (value ?? ANY)}
      onChange={({ currentTarget }) =>
        onChange(
          currentTarget.value === "" ? undefined : currentTarget.value === ANY ? null : currentTarget.value,
        )
      }
    />
  );
}
