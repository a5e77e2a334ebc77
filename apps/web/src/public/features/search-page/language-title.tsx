import { SectionHeading } from "@saywhere/ui/section-heading";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { LanguageOption } from "../../lib/filters/filter-options.ts";
import styles from "./results.module.css";

interface LanguageTitleProps {
  language: LanguageRef;
  languages: LanguageOption[];
}

/** The searched language with both its names, above its most popular phrases. */
export function LanguageTitle({ language, languages }: LanguageTitleProps) {
  const { slug, name } = language;
  const nativeName = languages.find((option) => option.slug === slug)?.nativeName;
  return (
    <SectionHeading action={<a href={paths.commonPhrases(slug)}>All {name} phrases</a>}>
      <a href={paths.language(slug)}>{name}</a>{" "}
      {nativeName && nativeName !== name && (
        <NativeText {...language} className={styles.nativeName}>
          {nativeName}
        </NativeText>
      )}
    </SectionHeading>
  );
}
