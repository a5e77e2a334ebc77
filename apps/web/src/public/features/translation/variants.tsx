import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import styles from "./phrase-form.module.css";
import { PhraseForm } from "./phrase-form.tsx";
import { Section } from "./section.tsx";

/** The other forms of the phrase: informal, said by a woman … */
export function Variants({ variants, language }: Pick<PhraseDetail, "variants" | "language">) {
  return (
    <Section id="other-forms" title="Other Forms">
      <ul className={styles.forms}>
        {variants.map((variant) => (
          <li key={variant.label + variant.native_text}>
            <PhraseForm label={variant.label} form={variant} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
