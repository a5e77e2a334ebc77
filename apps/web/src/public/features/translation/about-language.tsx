import { Notice } from "@saywhere/ui/notice";
import type { Language } from "@saywhere/validators/content/language";
import { didYouKnow } from "./did-you-know.ts";
import { NotesText } from "./notes-text.tsx";
import styles from "./prose.module.css";
import { Section } from "./section.tsx";

export function AboutLanguage({ language }: { language: Language }) {
  const line = didYouKnow(language);
  return (
    <Section id="about-language" title={`About ${language.name}`}>
      <div className={styles.prose}>
        <p>
          <NotesText language={language}>{language.description}</NotesText>
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
