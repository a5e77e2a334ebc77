import type { Language } from "@saywhere/validators/content/language";
import styles from "./language-overview.module.css";

/** The facts about a language; unknown facts are omitted. */
export function LanguageOverview({ language }: { language: Language }) {
  const facts = [
    { term: "Speakers", text: language.speakers },
    { term: "Family", text: language.family },
    { term: "Regions", text: language.regions },
    { term: "Writing System", text: language.writing },
  ].filter(({ text }) => text);
  return (
    <section className={styles.overview} aria-labelledby="overview-title">
      <h2 id="overview-title" className={styles.title}>
        Overview
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
