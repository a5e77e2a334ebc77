import { ButtonLink } from "@saywhere/ui/button";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { Language } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import { firstSentence } from "../../lib/first-sentence.ts";
import styles from "./language-header.module.css";

/** The header of a language page: the native name as illustration, then the English name and a description. */
export function LanguageHeader({ language }: { language: Language }) {
  const { code, script, direction, slug, name } = language;
  const lead = firstSentence(language.description);
  const rest = language.description.slice(lead.length).trim();
  return (
    <header className={styles.head}>
      <NativeText as="p" code={code} script={script} direction={direction} size="poster">
        {language.nativeName}
      </NativeText>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.lead}>{lead}</p>
      {rest ? <p className={styles.rest}>{rest}</p> : null}
      <div className={styles.actions}>
        <ButtonLink href={paths.phrases({ language: slug })}>Browse all {name} phrases</ButtonLink>
        <ButtonLink href={paths.commonPhrases(slug)} variant="outline">
          Printable phrase list
        </ButtonLink>
      </div>
    </header>
  );
}
