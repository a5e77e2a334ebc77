import { Button } from "@saywhere/ui/button";
import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import { EmptyState } from "@saywhere/ui/empty-state";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { CategoryOption, LanguageOption } from "../../lib/filters/filter-options.ts";
import { passFocusOn } from "../../lib/pass-focus-on.ts";
import type { PracticeParams } from "../../lib/search-params.ts";
import { LazyPracticeSet } from "./lazy-practice-set.tsx";
import { type Direction, itemsOf } from "./practice-item.ts";
import { directionsOf, usePracticeOptions } from "./practice-options.ts";
import { useProgress } from "./progress.ts";
import { countSet } from "./session-plan.ts";
import { SetSkeleton } from "./set-skeleton.tsx";
import { type LanguagePhrases, useLanguagePhrases } from "./use-language-phrases.ts";
import { useNow } from "./use-now.ts";

interface LanguagePracticeProps {
  language: LanguageOption;
  categories: readonly CategoryOption[];
  choice: PracticeParams;
}

/** Practice of a language: all its phrases, the popular ones, or those of a category. */
export function LanguagePractice({ language, categories, choice }: LanguagePracticeProps) {
  const loaded = useLanguagePhrases(language.slug);
  const { options, change } = usePracticeOptions();
  const sets = setsOf(language, categories);
  const chosen = sets.find((set) => set.matches(choice)) ?? sets[0];
  if (!chosen) return null;
  return (
    <>
      <SetChips
        sets={sets}
        chosen={chosen}
        phrases={loaded.status === "ready" ? loaded.phrases : null}
        directions={directionsOf(options)}
      />
      {loaded.status === "loading" ? <SetSkeleton /> : null}
      {loaded.status === "failed" ? <NotLoaded language={language.name} {...loaded} /> : null}
      {loaded.status === "ready" ? (
        <LazyPracticeSet
          key={chosen.href}
          title={chosen.label}
          languageName={language.name}
          entries={chosen.entriesOf(loaded.phrases)}
          options={options}
          onOptionsChange={change}
        />
      ) : null}
    </>
  );
}

interface SetOption {
  label: string;
  href: string;
  /** Slug of the category, for its color. */
  category?: string;
  matches: (choice: PracticeParams) => boolean;
  entriesOf: (phrases: LanguagePhrases) => readonly PhraseEntry[];
}

function setsOf({ slug }: LanguageOption, categories: readonly CategoryOption[]): SetOption[] {
  return [
    {
      label: "All Phrases",
      href: paths.practice({ language: slug }),
      matches: ({ set, category }) => !set && !category,
      entriesOf: ({ entries }) => entries,
    },
    {
      label: "Popular",
      href: paths.practice({ language: slug, set: "popular" }),
      matches: ({ set }) => set === "popular",
      entriesOf: ({ popular }) => popular,
    },
    ...categories.map(
      (category): SetOption => ({
        label: category.name,
        href: paths.practice({ language: slug, category: category.slug }),
        category: category.slug,
        matches: (choice) => !choice.set && choice.category === category.slug,
        entriesOf: ({ entries }) => entries.filter((entry) => entry.category.slug === category.slug),
      }),
    ),
  ];
}

interface SetChipsProps {
  sets: readonly SetOption[];
  chosen: SetOption;
  /** Null while they load. */
  phrases: LanguagePhrases | null;
  /** Those that the visitor practices. */
  directions: readonly Direction[];
}

/** The sets of a language, each with what is due in it. */
function SetChips({ sets, chosen, phrases, directions }: SetChipsProps) {
  const progress = useProgress();
  const now = useNow();
  const dueIn = (set: SetOption) =>
    phrases && progress
      ? countSet(itemsOf(set.entriesOf(phrases), directions), progress.reviews, now).due
      : 0;
  return (
    <div data-keeps-place>
      <ChipRow label="Sets">
        {sets.map((set) => {
          const due = dueIn(set);
          return (
            <ChipLink key={set.href} href={set.href} current={set === chosen} category={set.category}>
              {due > 0 ? `${set.label} · ${due} due` : set.label}
            </ChipLink>
          );
        })}
      </ChipRow>
    </div>
  );
}

interface NotLoadedProps {
  language: string;
  offline: boolean;
  retry: () => void;
}

function NotLoaded({ language, offline, retry }: NotLoadedProps) {
  return (
    <EmptyState
      title={offline ? "No Connection" : "The phrases could not be loaded"}
      action={
        <Button ref={passFocusOn} onClick={retry}>
          Try again
        </Button>
      }
    >
      {offline
        ? explainOffline(language)
        : `The server did not send the phrases in ${language}. Try again in a moment.`}
    </EmptyState>
  );
}

function explainOffline(language: string): string {
  return navigator.onLine
    ? `This site can’t be reached, and you haven’t practiced ${language} on this device before. The phrases will load when the site responds again.`
    : `You’re offline and haven’t practiced ${language} on this device before. The phrases will load when you reconnect.`;
}
