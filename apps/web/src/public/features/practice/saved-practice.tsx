import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { paths } from "@saywhere/validators/urls/paths";
import { useSavedPhrases } from "../../lib/saved-phrases.ts";
import { LazyPracticeSet } from "./lazy-practice-set.tsx";
import { SetSkeleton } from "./set-skeleton.tsx";
import type { LoadListen } from "./use-listen.ts";

/** Practice of the phrases saved on this device, in all their languages. */
export function SavedPractice({ loadListen }: { loadListen: LoadListen }) {
  const saved = useSavedPhrases();
  if (saved === null) return <SetSkeleton />;
  if (saved.length === 0) {
    return (
      <EmptyState
        title="No saved phrases yet"
        action={<ButtonLink href={paths.phrases()}>Browse Popular Phrases</ButtonLink>}
      >
        Tap Save on a phrase to practice it here.
      </EmptyState>
    );
  }
  return (
    <LazyPracticeSet
      title="Saved phrases"
      languageName={onlyLanguage(saved.map(({ language }) => language.name))}
      // A card is of a phrase, in the form that was saved last.
      entries={saved.filter(({ id }, index) => saved.findIndex((other) => other.id === id) === index)}
      loadListen={loadListen}
    />
  );
}

/** The language of all phrases; null for several. */
function onlyLanguage(names: readonly string[]): string | null {
  const [first, ...others] = new Set(names);
  return first && others.length === 0 ? first : null;
}
