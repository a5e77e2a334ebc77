import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./phrase-form.module.css";
import { PhraseForm } from "./phrase-form.tsx";
import { Section } from "./section.tsx";

type RelatedPhrasesProps = Pick<PhraseDetail, "language" | "related_phrases">;

export function RelatedPhrases({ language, related_phrases }: RelatedPhrasesProps) {
  return (
    <Section id="related-phrases" title="Related Phrases">
      <ul className={styles.forms}>
        {related_phrases.map((related) => (
          <li key={related.id}>
            <a href={paths.translation(language.slug, related.slug)}>
              <PhraseForm label={related.english} form={related} language={language} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
