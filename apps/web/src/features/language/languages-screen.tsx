import type { Language } from "@saywhere/validators/language";
import { paths } from "@saywhere/validators/paths";

export function LanguagesScreen({ languages }: { languages: Language[] }) {
  return (
    <>
      <h1>Browse Languages</h1>
      <ul>
        {languages.map((language) => (
          <li key={language.id}>
            <a href={paths.language(language.slug)}>{language.name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
