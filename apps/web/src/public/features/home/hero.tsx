import { ButtonLink } from "@saywhere/ui/button";
import { GreetingWall } from "@saywhere/ui/cards/greeting-wall";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { pickGreetings } from "../../../shared/pick-greetings.ts";
import styles from "./hero.module.css";

export function Hero({ greetings }: { greetings: PhraseInAllLanguages | null }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.title}>
          Say it like you’ve been there before
        </h1>
        <p className={styles.lead}>
          Everyday phrases in languages from around the world: how they are written, how they sound, and when
          to use them.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={paths.phrases()} size="lg">
            Explore Phrases
          </ButtonLink>
          <ButtonLink href={paths.languages} size="lg" variant="outline">
            Browse Languages
          </ButtonLink>
        </div>
      </div>
      {greetings && <HeroGreetings greetings={greetings} />}
    </section>
  );
}

const SHOWN = 16;

/** The home page's illustration: one greeting in many scripts, each a link to its phrase. */
function HeroGreetings({ greetings: { phrase, translations } }: { greetings: PhraseInAllLanguages }) {
  const greetings = pickGreetings(translations, SHOWN).map((greeting) => ({
    href: paths.translation(greeting.language_slug, phrase.slug),
    text: greeting.native_text,
    language: greeting.language_name,
    code: greeting.language_code,
    script: greeting.language_script,
    direction: greeting.language_direction,
  }));
  return <GreetingWall greetings={greetings} label={`${phrase.english} in many languages`} />;
}
