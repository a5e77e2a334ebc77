import { Wordmark } from "../src/brand/wordmark.tsx";
import { ButtonLink } from "../src/button.tsx";
import { CardGrid } from "../src/cards/card-grid.tsx";
import { GreetingWall } from "../src/cards/greeting-wall.tsx";
import { LanguageCard } from "../src/cards/language-card.tsx";
import { PhraseCard } from "../src/cards/phrase-card.tsx";
import { Page } from "../src/page.tsx";
import { SectionHeading } from "../src/section-heading.tsx";
import { sample } from "./content.ts";
import styles from "./gallery.module.css";

const WALL = [
  "arabic",

  "greek",
  "japanese",
  "spanish",
  "hindi",
  "russian",
  "korean",
  "urdu",
  "hebrew",
  "thai",
  "mandarin-chinese",
  "georgian",
  "amharic",
  "tamil",
];
const PHRASES = [
  ["hello", "Hello", "greetings", "Greetings"],
  ["thank-you", "Thank you", "essentials", "Essentials"],
  ["how-much-does-it-cost", "How much does it cost?", "shopping-money", "Shopping & Money"],
  ["where-is-the-bathroom", "Where is the bathroom?", "travel-directions", "Travel & Directions"],
] as const;

/** A composition near to the home page. */
export function Home() {
  const farsi = sample("farsi");
  return (
    <>
      <Page>
        <div className={styles.bar}>
          <a href="/" className={styles.plain}>
            <Wordmark />
          </a>
        </div>
      </Page>
      <Page>
        <div className={styles.hero}>
          <div>
            <h1 className={styles.headline}>Say it where you are</h1>
            <p className={styles.lead}>
              Everyday phrases in forty languages: how they are written, how they are said, and when to say
              them.
            </p>
            <div className={styles.buttons}>
              <ButtonLink href="/phrases" size="lg">
                Browse phrases
              </ButtonLink>
              <ButtonLink href="/languages" size="lg" variant="outline">
                All languages
              </ButtonLink>
            </div>
          </div>
          <GreetingWall
            label="Hello in many languages"
            greetings={WALL.map((slug) => ({
              href: `/phrases/${slug}/hello`,
              text: sample(slug).translations.hello?.native_text ?? "",
              language: sample(slug).name,
              ...pick(sample(slug)),
            }))}
          />
        </div>
      </Page>
      <Page>
        <SectionHeading action={<a href="/languages">All languages</a>}>Featured Languages</SectionHeading>
        <CardGrid min="md">
          {["spanish", "farsi", "japanese", "urdu", "hindi"].map((slug) => {
            const language = sample(slug);
            return (
              <LanguageCard
                key={slug}
                href={`/languages/${slug}`}
                name={language.name}
                nativeName={language.nativeName}
                speakers={language.speakers}
                summary={language.description.split(/(?<=\.) /)[0]}
                {...pick(language)}
              />
            );
          })}
        </CardGrid>
      </Page>
      {[farsi, sample("urdu"), sample("thai")].map((language) => (
        <Page key={language.slug}>
          <div className={styles.section}>
            <SectionHeading lead="The ones you will need first.">
              Common Phrases in {language.name}
            </SectionHeading>
            <CardGrid>
              {PHRASES.map(([slug, english, category, name]) => (
                <PhraseCard
                  key={slug}
                  href={`/phrases/${language.slug}/${slug}`}
                  english={english}
                  nativeText={language.translations[slug]?.native_text ?? ""}
                  romanization={language.translations[slug]?.romanization}
                  language={{ name: language.name, ...pick(language) }}
                  category={{ slug: category, name }}
                />
              ))}
            </CardGrid>
          </div>
        </Page>
      ))}
    </>
  );
}

export function pick({ code, script, direction }: ReturnType<typeof sample>) {
  return { code, script, direction };
}
