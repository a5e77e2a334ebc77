import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { Language } from "@saywhere/validators/content/language";
import styles from "./phrase-form.module.css";

interface SpokenFormProps {
  /** Name of the form: a label, or the English. */
  label: string;
  form: { native_text: string; romanization: string | null; pronunciation_guide?: string | null };
  language: Language;
}

/** A form of the phrase in the page's language, with its romanization and pronunciation. */
export function PhraseForm({ label, form, language: { code, script, direction } }: SpokenFormProps) {
  return (
    <span className={styles.form}>
      <span className={styles.label}>{label}</span>
      <NativeText code={code} script={script} direction={direction} size="card">
        {form.native_text}
      </NativeText>
      {form.romanization ? <Romanization code={code}>{form.romanization}</Romanization> : null}
      {form.pronunciation_guide ? <Pronunciation guide={form.pronunciation_guide} /> : null}
    </span>
  );
}
