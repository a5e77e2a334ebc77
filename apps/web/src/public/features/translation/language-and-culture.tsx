import { Notice } from "@saywhere/ui/notice";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { firstSentence } from "../../lib/language-card-props.ts";
import { NotesText } from "../../lib/notes-text.tsx";
import styles from "./language-and-culture.module.css";
import { Section } from "./section.tsx";

/** What is general about the language, in short; its own page has the rest. */
export function AboutLanguage({ language }: { language: Language }) {
  const line = didYouKnow(language);
  return (
    <Section id="about-language" title={`About ${language.name}`}>
      <div className={styles.prose}>
        <p>
          <NotesText language={language}>{firstSentence(language.description)}</NotesText>
        </p>
        {line ? (
          <Notice tone="info" title="Did You Know?">
            <p>{line}</p>
          </Notice>
        ) : null}
      </div>
    </Section>
  );
}

/**
 * The Did You Know line (specification §2): name, speakers, regions; null when neither speakers nor regions are known.
 */
export function didYouKnow({ name, speakers, regions }: Pick<Language, "name" | "speakers" | "regions">) {
  const places = regions?.replace(/^The /u, "the ").replace(/\.$/u, "");
  if (speakers && places) return `About ${speakers} people speak ${name}. It is spoken in ${places}.`;
  if (speakers) return `About ${speakers} people speak ${name}.`;
  if (places) return `${name} is spoken in ${places}.`;
  return null;
}

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

/** The notes in paragraphs, split at line breaks, followed by a general etiquette tip; nothing without notes. */
export function CulturalNotes({
  language,
  cultural_notes,
}: Pick<PhraseDetail, "language" | "cultural_notes">) {
  const paragraphs = (cultural_notes ?? "").split(/[\r\n]+/u).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <Section id="cultural-notes" title="Cultural Notes">
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NotesText language={language}>{paragraph}</NotesText>
          </p>
        ))}
        <Notice tone="tip" title="Etiquette Tip">
          <p>
            Start with the polite form and a smile. People will show you when a more familiar form is welcome,
            and they mind a wrong accent far less than no attempt at all.
          </p>
        </Notice>
      </div>
    </Section>
  );
}
