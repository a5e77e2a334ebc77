import { CategoryDot, categoryStyle } from "@saywhere/ui/cards/category-dot";
import { splitJapanesePhrases } from "@saywhere/ui/text/japanese-line-breaks";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import { paths } from "@saywhere/validators/urls/paths";
import type { CSSProperties } from "react";
import { NotesText } from "../../lib/notes-text.tsx";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import actions from "./actions/actions.module.css";
import { FullscreenButton } from "./actions/fullscreen-button.tsx";
import { SaveButton } from "./actions/save-button.tsx";
import { CopyButton, ShareButton } from "./actions/share-buttons.tsx";
import { LazyListen } from "./lazy-listen.tsx";
import styles from "./translation-hero.module.css";
import { translationTitle } from "./translation-seo.ts";
import type { ShownPhrase } from "./use-page-forms.ts";

/** The main card: the phrase as a poster, its pronunciation, its literal meaning, and its actions. */
export function TranslationHero({ detail }: { detail: ShownPhrase }) {
  const { phrase, language, category, native_text, romanization } = detail;
  const { code, script } = language;
  const title = translationTitle(detail);
  const ofMainForm = detail.form && " (main form)";
  return (
    <article className={styles.poster} style={categoryStyle(category.slug)}>
      <p className={styles.category}>
        <CategoryDot slug={category.slug} />
        <a href={paths.phrases({ language: language.slug, category: category.slug })}>{category.name}</a>
        {detail.form && <span>{detail.form.label}</span>}
      </p>
      <h1 className={styles.title}>{title}</h1>

      <div className={styles.words} style={{ "--widest": widestPart(native_text, script) } as CSSProperties}>
        <NativeText
          as="p"
          {...language}
          size="poster"
          className={styles[heroTextSize(native_text, romanization)]}
        >
          {native_text}
        </NativeText>
        {romanization && (
          <p>
            <Romanization code={code} size="lg">
              {romanization}
            </Romanization>
          </p>
        )}
        {detail.pronunciation_guide && (
          <p className={styles.guide}>
            <Pronunciation guide={detail.pronunciation_guide} />
          </p>
        )}
      </div>

      <div className={actions.actions} data-hide="print no-script">
        <div className={actions.main}>
          <LazyListen
            audioUrl={detail.audio_url}
            text={native_text}
            lang={languageTag(code, script)}
            languageName={language.name}
          />
          <FullscreenButton {...{ phrase, language, native_text, romanization }} category={category.slug} />
          <SaveButton entry={toPhraseEntry(detail.main ?? detail)} />
        </div>
        <CopyButton language={language} native_text={native_text} />
        <ShareButton
          title={title}
          fragment={detail.form && `#form=${detail.form.slug}`}
          text={`${phrase.english}: ${native_text}\n${romanization ?? ""}`.trim()}
        />
      </div>

      <dl className={styles.facts}>
        {detail.literal_translation && (
          <div>
            <dt>Literal translation{ofMainForm}</dt>
            <dd className={styles.literal}>“{detail.literal_translation}”</dd>
          </div>
        )}
        {detail.usage_notes && (
          <div>
            <dt>When to use{ofMainForm}</dt>
            <dd>
              <NotesText language={language}>{detail.usage_notes}</NotesText>
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}

const WIDE = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;
const MARK = /\p{M}/gu;

/** Approximate width of a text in Latin letters: marks take no width, East Asian characters take two. */
export const textWidth = (text: string): number => text.replace(MARK, "").replace(WIDE, "  ").length;

/** Width of the widest part of a text that should stay on one line: a word, or a phrase of Japanese. */
export function widestPart(text: string, script: string): number {
  const parts = script === "Jpan" ? splitJapanesePhrases(text) : text.split(/[\s-]/);
  return Math.max(...parts.map(textWidth));
}

type PosterSize = "word" | "phrase" | "sentence" | "passage";

const WORD = 10;
const PHRASE = 26;
const SENTENCE = 44;

/**
 * The largest size at which a text can be the illustration of its page without filling the screen. In scripts with wide
 * or tall letters the romanization, which is below it, tells the length better.
 */
export function heroTextSize(text: string, romanization: string | null): PosterSize {
  let width = textWidth(text);
  if (width <= WORD) return "word";
  width = Math.max(width, romanization?.length ?? 0);
  if (width <= PHRASE) return "phrase";
  return width <= SENTENCE ? "sentence" : "passage";
}

/** Converts a phrase page's data to the entry that a card shows. */
function toPhraseEntry({
  id,
  phrase,
  language: { slug, name, code, script, direction },
  category,
  native_text,
  romanization,
  pronunciation_guide,
  audio_url,
  form,
}: ShownPhrase): SavedPhrase {
  return {
    id,
    phrase,
    language: { slug, name, code, script, direction },
    category,
    native_text,
    romanization,
    pronunciation_guide,
    audio_url,
    form,
  };
}
