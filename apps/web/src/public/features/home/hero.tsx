import { ButtonLink } from "@saywhere/ui/button";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./hero.module.css";
import { HeroGreetings } from "./hero-greetings.tsx";

export function Hero({ greetings }: { greetings: PhraseInAllLanguages | null }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
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
