import { Breadcrumb } from "../src/breadcrumb.tsx";
import { Button } from "../src/button.tsx";
import { IconButton } from "../src/icon-button.tsx";
import { IconBookmark, IconShare, IconVolume } from "../src/icons.ts";
import { Notice } from "../src/notice.tsx";
import { Page } from "../src/page.tsx";
import { NativeText } from "../src/text/native-text.tsx";
import { Pronunciation } from "../src/text/pronunciation.tsx";
import { Romanization } from "../src/text/romanization.tsx";
import { sample } from "./content.ts";
import styles from "./gallery.module.css";
import { pick } from "./home.tsx";

/** A composition near to the page of one phrase. */
export function PhrasePage({ slug, phrase }: { slug: string; phrase: string }) {
  const language = sample(slug);
  const translation = language.translations[phrase];
  if (translation === undefined) return null;
  return (
    <Page>
      <div className={styles.section}>
        <Breadcrumb
          items={[
            { label: "Home", href: "/" },
            { label: language.name, href: `/languages/${slug}` },
            { label: phrase },
          ]}
        />
        <div className={styles.entry}>
          <h2>
            {phrase} in {language.name}
          </h2>
          <NativeText {...pick(language)} as="p" size="poster">
            {translation.native_text}
          </NativeText>
          {translation.romanization ? (
            <Romanization code={language.code} size="lg">
              {translation.romanization}
            </Romanization>
          ) : null}
          <Pronunciation guide={translation.pronunciation_guide ?? ""} />
          <div className={styles.buttons}>
            <Button icon={<IconVolume />}>Play audio</Button>
            <Button variant="outline" icon={<IconBookmark />}>
              Save phrase
            </Button>
            <IconButton label="Share">
              <IconShare size={20} stroke={1.75} />
            </IconButton>
          </div>
        </div>
        <Notice tone="tip" title="When to use it">
          <p>{translation.usage_notes}</p>
        </Notice>
      </div>
    </Page>
  );
}
