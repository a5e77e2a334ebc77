import { Notice } from "@saywhere/ui/notice";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { NotesText } from "./notes-text.tsx";
import styles from "./prose.module.css";
import { Section } from "./section.tsx";

/** The notes in paragraphs, split at line breaks, followed by a general etiquette tip. */
export function CulturalNotes({
  language,
  cultural_notes,
}: Pick<PhraseDetail, "language" | "cultural_notes">) {
  const paragraphs = (cultural_notes ?? "").split(/[\r\n]+/u).filter((paragraph) => paragraph.trim());
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
