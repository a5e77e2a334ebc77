import type { Language } from "@saywhere/validators/language";
import { paths } from "@saywhere/validators/paths";
import type { PhraseInAllLanguages } from "@saywhere/validators/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";

interface HomeScreenProps {
  featured: Language[];
  greetings: PhraseInAllLanguages;
  popular: PhraseEntry[];
}

export function HomeScreen({ featured, greetings, popular }: HomeScreenProps) {
  return (
    <>
      <h1>Say it anywhere</h1>
      <ul>
        {greetings.translations.map((greeting) => (
          <li key={greeting.id}>
            <a href={paths.translation(greeting.language_slug, greetings.phrase.slug)}>
              {greeting.native_text}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {featured.map((language) => (
          <li key={language.id}>
            <a href={paths.language(language.slug)}>{language.name}</a>
          </li>
        ))}
      </ul>
      <ul>
        {popular.map((entry) => (
          <li key={entry.id}>
            <a href={paths.translation(entry.language.slug, entry.phrase.slug)}>{entry.phrase.english}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
