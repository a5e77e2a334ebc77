import { ButtonLink } from "@saywhere/ui/button";
import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { useRef, useState } from "react";
import type { LanguageOption } from "../../lib/filters/filter-options.ts";
import { LanguageColumns, type LanguageColumnsProps } from "../../lib/languages/language-columns.tsx";
import { usePart } from "../../lib/lazy/use-part.ts";
import { useSavedPhrases } from "../../lib/saved-phrases.ts";
import { type Direction, itemsOf } from "./practice-item.ts";
import { directionsOf, usePracticeOptions } from "./practice-options.ts";
import styles from "./practice-overview.module.css";
import { type Progress, useProgress } from "./progress.ts";
import { ProgressPanel } from "./progress-panel.tsx";
import { countSet } from "./session-plan.ts";
import { useNow } from "./use-now.ts";

const loadFinder = () => import("./language-finder.tsx").then((part) => part.LanguageFinder);

/** A line of small text, and the field. */
const FINDER_HEIGHT = "calc(var(--sw-text-sm) * 1.6 + var(--sw-target))";

interface PracticeOverviewProps {
  languages: readonly LanguageOption[];
  /** Slug of a category that stays chosen with the language. */
  category: string | undefined;
}

/** What can be practiced: the saved phrases, and the languages with what is due in each. */
export function PracticeOverview({ languages, category }: PracticeOverviewProps) {
  const progress = useProgress();
  const now = useNow();
  const directions = directionsOf(usePracticeOptions().options);
  const due = progress ? dueByLanguage(progress, directions, now) : new Map<string, number>();
  return (
    <div className={styles.overview}>
      <section aria-labelledby="practice-saved">
        <SectionHeading id="practice-saved">Saved Phrases</SectionHeading>
        <SavedSet progress={progress} directions={directions} now={now} />
      </section>
      <section aria-labelledby="practice-languages">
        <SectionHeading id="practice-languages">Languages</SectionHeading>
        <PracticedLanguages languages={languages} progress={progress} due={due} />
        <LanguageChoice
          languages={languages}
          pathOf={(slug) => paths.practice({ language: slug, ...(category && { category }) })}
        />
      </section>
      <ProgressPanel progress={progress} />
    </div>
  );
}

interface SavedSetProps {
  progress: Progress | null;
  /** Those that the visitor practices. */
  directions: readonly Direction[];
  now: number;
}

function SavedSet({ progress, directions, now }: SavedSetProps) {
  const saved = useSavedPhrases();
  if (saved === null) return <p className={styles.note}>Loading your saved phrases…</p>;
  if (saved.length === 0) {
    return <p className={styles.note}>Tap Save on a phrase to practice it here.</p>;
  }
  const { due } = countSet(itemsOf(saved, directions), progress?.reviews ?? new Map(), now);
  return (
    <div className={styles.saved}>
      <p>
        {saved.length === 1 ? "1 phrase" : `${saved.length} phrases`}
        {due > 0 ? `, ${due} due` : null}
      </p>
      <ButtonLink href={paths.practice({ set: "saved" })}>Practice saved phrases</ButtonLink>
    </div>
  );
}

interface PracticedLanguagesProps {
  languages: readonly LanguageOption[];
  progress: Progress | null;
  /** The number of due cards by language. */
  due: ReadonlyMap<string, number>;
}

/** The languages that were practiced on this device, for a visitor who comes back. */
function PracticedLanguages({ languages, progress, due }: PracticedLanguagesProps) {
  const practiced = new Set(Array.from(progress?.reviews.keys() ?? [], languageOf));
  const known = languages.filter(({ slug }) => practiced.has(slug));
  if (known.length === 0) return null;
  return (
    <div className={styles.before}>
      <ChipRow label="Practiced languages">
        {known.map(({ slug, name }) => (
          <ChipLink key={slug} href={paths.practice({ language: slug })}>
            {due.has(slug) ? `${name} · ${due.get(slug)} due` : name}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}

/** All languages. Their finder appears once it is loaded, in space that is reserved, and leaves the list in place. */
function LanguageChoice({ languages, pathOf }: LanguageColumnsProps) {
  const { part: Finder } = usePart(loadFinder);
  const [found, setFound] = useState(languages);
  const list = useRef<HTMLDivElement>(null);
  const openFirst = () => list.current?.querySelector("a")?.click();
  return (
    <>
      <div className={styles.before} style={{ minHeight: FINDER_HEIGHT }} data-hide="no-script">
        {Finder ? <Finder languages={languages} onFind={setFound} onEnter={openFirst} /> : null}
      </div>
      <div ref={list}>{found.length > 0 ? <LanguageColumns languages={found} pathOf={pathOf} /> : null}</div>
    </>
  );
}

/** The slug of the language of a card. */
function languageOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

function dueByLanguage(
  { reviews }: Progress,
  directions: readonly Direction[],
  now: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key, { due }] of reviews) {
    if (due > now || !directions.some((direction) => key.endsWith(`/${direction}`))) continue;
    const language = languageOf(key);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}
