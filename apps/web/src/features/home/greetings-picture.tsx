import { NativeText } from "@saywhere/ui/native-text";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { paths } from "@saywhere/validators/paths";
import type { PhraseInAllLanguages } from "@saywhere/validators/phrase-detail";
import styles from "./greetings-picture.module.css";
import { pickGreetings } from "./pick-greetings.ts";

const SHOWN = 24;

/** Sizes from quiet to loud, laid out like type in a case: large ones apart, small ones between them. */
const SIZES = [5, 2, 4, 3, 1, 5, 2, 3, 4, 1, 3, 5, 2, 4, 1, 3, 5, 2, 4, 1, 3, 4, 2, 1];

/** The picture of the home page: one greeting in many scripts, each a link to its phrase. */
export function GreetingsPicture({ greetings }: { greetings: PhraseInAllLanguages }) {
  const { phrase, translations } = greetings;
  return (
    <ul className={styles.picture} aria-label={`${phrase.english} in many languages`}>
      {pickGreetings(translations, SHOWN).map((greeting, index) => (
        <li key={greeting.id} data-size={SIZES[index % SIZES.length]}>
          <a href={paths.translation(greeting.language_slug, phrase.slug)} title={greeting.language_name}>
            <NativeText
              code={greeting.language_code}
              script={greeting.language_script}
              direction={greeting.language_direction}
            >
              {greeting.native_text}
            </NativeText>
            <VisuallyHidden>{` in ${greeting.language_name}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
