import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { SaveIcon } from "../../lib/list-tools/save-icon.tsx";
import rows from "../../lib/list-tools/save-row.module.css";
import styles from "./other-forms.module.css";
import { Section } from "./section.tsx";
import type { FormLink, PageForms, ShownRelated } from "./use-page-forms.ts";

interface VariantsProps {
  detail: PhraseDetail;
  /** Null until they are loaded. */
  forms: PageForms | null;
}

/** The other forms of the phrase: informal, said by a woman …; each has a URL, where the page shows it in full. */
export function Variants({ detail: { variants, language }, forms }: VariantsProps) {
  const others: readonly FormLink[] = forms?.others ?? variants;
  return (
    <Section id="other-forms" title="Other Forms" action={forms?.action ?? null}>
      <ul className={styles.forms}>
        {others.map(({ href, ...form }) => (
          <li key={form.label + form.native_text}>
            <a href={href}>
              <PhraseForm label={form.label} form={form} language={language} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface RelatedPhrasesProps {
  language: Language;
  related: readonly ShownRelated[];
}

export function RelatedPhrases({ language, related }: RelatedPhrasesProps) {
  return (
    <Section id="related-phrases" title="Related Phrases">
      <ul className={styles.forms}>
        {related.map((phrase) => (
          <li key={phrase.id} className={rows.row}>
            <a href={paths.translation(language.slug, phrase.slug)}>
              <PhraseForm label={phrase.english} form={phrase} language={language} />
            </a>
            {phrase.entry && <SaveIcon entry={phrase.entry} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SpokenFormProps {
  /** Name of the form: a label, or the English. */
  label: string;
  form: { native_text: string; romanization: string | null; pronunciation_guide?: string | null };
  language: Language;
}

/** A form of the phrase in the page's language, with its romanization and pronunciation. */
function PhraseForm({ label, form, language }: SpokenFormProps) {
  return (
    <span className={styles.form}>
      <span className={styles.label}>{label}</span>
      <NativeText {...language} size="card">
        {form.native_text}
      </NativeText>
      {form.romanization && <Romanization code={language.code}>{form.romanization}</Romanization>}
      {form.pronunciation_guide && <Pronunciation guide={form.pronunciation_guide} />}
    </span>
  );
}
