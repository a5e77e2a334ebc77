import { CategoryDot, categoryStyle } from "@saywhere/ui/cards/category-dot";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import type { CSSProperties } from "react";
import actions from "../actions/actions.module.css";
import { CopyButton } from "../actions/copy-button.tsx";
import { FullscreenButton } from "../actions/fullscreen-button.tsx";
import { SaveButton } from "../actions/save-button.tsx";
import { ShareButton } from "../actions/share-button.tsx";
import { LazyListen } from "../listen/lazy-listen.tsx";
import { NotesText } from "../notes-text.tsx";
import { toPhraseEntry } from "../to-phrase-entry.ts";
import { translationTitle } from "../translation-seo.ts";
import { heroTextSize, widestWord } from "./hero-text-size.ts";
import styles from "./translation-hero.module.css";

/** The main card: the phrase as a poster, its pronunciation, its literal meaning, and its actions. */
export function TranslationHero({ detail }: { detail: PhraseDetail }) {
  const { phrase, language, category, native_text, romanization } = detail;
  const { code, script, direction } = language;
  const title = translationTitle(detail);
  return (
    <article className={styles.poster} style={categoryStyle(category.slug)}>
      <p className={styles.category}>
        <CategoryDot slug={category.slug} />
        <a href={paths.phrases({ language: language.slug, category: category.slug })}>{category.name}</a>
      </p>
      <h1 className={styles.title}>{title}</h1>

      <div className={styles.words} style={{ "--widest": widestWord(native_text) } as CSSProperties}>
        <NativeText
          as="p"
          code={code}
          script={script}
          direction={direction}
          size="poster"
          className={styles[heroTextSize(native_text)]}
        >
          {native_text}
        </NativeText>
        {romanization ? (
          <p>
            <Romanization code={code} size="lg">
              {romanization}
            </Romanization>
          </p>
        ) : null}
        {detail.pronunciation_guide ? (
          <p className={styles.guide}>
            <Pronunciation guide={detail.pronunciation_guide} />
          </p>
        ) : null}
      </div>

      <LazyListen audioUrl={detail.audio_url} text={native_text} code={code} languageName={language.name} />
      <div className={actions.actions}>
        <SaveButton entry={toPhraseEntry(detail)} />
        <CopyButton text={native_text} />
        <ShareButton title={title} text={`${phrase.english}: ${native_text}`} />
        <FullscreenButton {...{ phrase, language, native_text, romanization }} />
      </div>

      {detail.literal_translation || detail.usage_notes ? (
        <dl className={styles.facts}>
          {detail.literal_translation ? (
            <div>
              <dt>Literal translation</dt>
              <dd className={styles.literal}>“{detail.literal_translation}”</dd>
            </div>
          ) : null}
          {detail.usage_notes ? (
            <div>
              <dt>When to use</dt>
              <dd>
                <NotesText language={language}>{detail.usage_notes}</NotesText>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </article>
  );
}
