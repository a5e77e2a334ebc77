import { GreetingWall } from "@saywhere/ui/cards/greeting-wall";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { pickGreetings } from "../../../shared/pick-greetings.ts";

const SHOWN = 16;

/** The home page's illustration: one greeting in many scripts, each a link to its phrase. */
export function HeroGreetings({ greetings: { phrase, translations } }: { greetings: PhraseInAllLanguages }) {
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
