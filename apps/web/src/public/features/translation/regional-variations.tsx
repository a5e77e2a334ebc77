import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { NotesText } from "./notes-text.tsx";
import styles from "./regional-variations.module.css";
import { Section } from "./section.tsx";

type RegionalVariationsProps = Pick<PhraseDetail, "language" | "regional_variations">;

export function RegionalVariations({ language, regional_variations }: RegionalVariationsProps) {
  return (
    <Section id="regional-variations" title="Regional Variations">
      <dl className={styles.regions}>
        {regional_variations.map(({ region, notes }) => (
          <div key={region + notes} className={styles.region}>
            <dt>{region}</dt>
            <dd>
              <NotesText language={language}>{notes}</NotesText>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
