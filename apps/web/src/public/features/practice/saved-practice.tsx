import { ButtonLink } from "@saywhere/ui/button";
import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import { EmptyState } from "@saywhere/ui/empty-state";
import { paths } from "@saywhere/validators/urls/paths";
import { type SavedPhrase, useSavedPhrases } from "../../lib/saved-phrases.ts";
import { ALL_HASH, sheetHash, sheetOfHash } from "../../lib/sheets/sheet-url.ts";
import { phrasesOf, type Sheet, useSheets } from "../../lib/sheets/sheets.ts";
import { useHash } from "../../lib/use-hash.ts";
import { type Direction, itemsOf } from "./practice-item.ts";
import { directionsOf, usePracticeOptions } from "./practice-options.ts";
import { PracticeSet } from "./practice-set.tsx";
import { useProgress } from "./progress.ts";
import { countSet } from "./session-plan.ts";
import { SetSkeleton } from "./set-skeleton.tsx";
import { useNow } from "./use-now.ts";

/** Practice of the phrases saved on this device, all of them or those of a sheet. */
export function SavedPractice() {
  const saved = useSavedPhrases();
  const stored = useSheets();
  const { options, change } = usePracticeOptions();
  const hash = useHash();
  if (saved === null || stored === null) return <SetSkeleton />;
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
  const { sheets } = stored;
  const sheet = sheets.find(({ id }) => id === sheetOfHash(hash));
  const entries = sheet ? phrasesOf(sheet, saved) : saved;
  return (
    <>
      {sheets.length > 0 ? (
        <SheetChips sheets={sheets} chosen={sheet} saved={saved} directions={directionsOf(options)} />
      ) : null}
      <PracticeSet
        key={sheet?.id ?? ""}
        title={sheet?.name ?? "Saved Phrases"}
        languageName={onlyLanguage(entries.map(({ language }) => language.name))}
        entries={entries}
        options={options}
        onOptionsChange={change}
      />
    </>
  );
}

interface SheetChipsProps {
  sheets: readonly Sheet[];
  chosen: Sheet | undefined;
  saved: readonly SavedPhrase[];
  /** Those that the visitor practices. */
  directions: readonly Direction[];
}

/**
 * The sheets of this device, each with what is due in it. The fragment of the URL names them, so that the same page
 * works for each, also offline.
 */
function SheetChips({ sheets, chosen, saved, directions }: SheetChipsProps) {
  const progress = useProgress();
  const now = useNow();
  const labelOf = (name: string, entries: readonly SavedPhrase[]) => {
    const due = progress ? countSet(itemsOf(entries, directions), progress.reviews, now).due : 0;
    return due > 0 ? `${name} · ${due} due` : name;
  };
  return (
    <ChipRow label="Sheets">
      <ChipLink href={ALL_HASH} current={!chosen}>
        {labelOf("All Saved Phrases", saved)}
      </ChipLink>
      {sheets.map((sheet) => (
        <ChipLink key={sheet.id} href={sheetHash(sheet.id)} current={sheet === chosen}>
          {labelOf(sheet.name, phrasesOf(sheet, saved))}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** The language of all phrases; null for several. */
function onlyLanguage(names: readonly string[]): string | null {
  const [first, ...others] = new Set(names);
  return first && others.length === 0 ? first : null;
}
