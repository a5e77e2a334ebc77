import { Page } from "../src/page.tsx";
import { SectionHeading } from "../src/section-heading.tsx";
import { NativeText } from "../src/text/native-text.tsx";
import { Pronunciation } from "../src/text/pronunciation.tsx";
import { Romanization } from "../src/text/romanization.tsx";
import { languages } from "./content.ts";
import styles from "./gallery.module.css";
import { pick } from "./home.tsx";

/** Every language in its own face, as a title and inside a line of text. */
export function Scripts() {
  return (
    <Page>
      <div className={styles.section}>
        <SectionHeading>Every script</SectionHeading>
        <div className={styles.scripts}>
          {[...languages.values()].map((language) => {
            const thanks = language.translations["where-is-the-bathroom"];
            return (
              <div key={language.slug} className={styles.script} data-language={language.slug}>
                <NativeText {...pick(language)} size="title">
                  {thanks?.native_text}
                </NativeText>
                <Romanization code={language.code}>{thanks?.romanization ?? ""}</Romanization>
                <Pronunciation guide={thanks?.pronunciation_guide ?? ""} />
                <p>
                  People call it <NativeText {...pick(language)}>{language.nativeName}</NativeText> (
                  {language.name}), and a line goes on after it without losing its rhythm.
                </p>
              </div>
            );
          })}
        </div>
      </div>
    </Page>
  );
}
