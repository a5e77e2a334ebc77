import { Button, ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Notice } from "@saywhere/ui/notice";
import { notify } from "@saywhere/ui/toasts/notify";
import { paths } from "@saywhere/validators/urls/paths";
import { useCallback, useMemo } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { focusMain } from "../../lib/focus-main.ts";
import { useLoaded } from "../../lib/lazy/use-loaded.tsx";
import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import { type SavedPhrase, savedPhraseKey, useSavedPhrases } from "../../lib/saved-phrases.ts";
import { ALL_HASH, sheetHash } from "../../lib/sheets/sheet-url.ts";
import { phrasesOf, useSheets } from "../../lib/sheets/sheets.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { addSheet, findSheet } from "./add-sheet.ts";
import { formPath } from "./form-path.ts";
import { loadLinkedPhrases } from "./load-linked-phrases.ts";
import { PhraseText } from "./phrase-text.tsx";
import { PlayAll } from "./play-all.tsx";
import { PrintAndExport } from "./print-and-export.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";
import { type LinkedSheet, readLinkHash } from "./sheet-link.ts";
import view from "./sheet-view.module.css";

interface SharedSheetProps {
  /** The fragment that holds the sheet. */
  hash: string;
}

/** A sheet that somebody shared as a link, to read and to save. */
export function SharedSheet({ hash }: SharedSheetProps) {
  const linked = useMemo(() => readLinkHash(hash), [hash]);
  if (!linked) {
    return (
      <EmptyState
        title="This link is damaged"
        action={
          <ButtonLink href={ALL_HASH} onClick={focusMain}>
            Show My Saved Phrases
          </ButtonLink>
        }
      >
        Ask for the link once more, and open the whole of it.
      </EmptyState>
    );
  }
  return <LinkedSheetView key={hash} linked={linked} />;
}

function LinkedSheetView({ linked: { name, phrases } }: { linked: LinkedSheet }) {
  const api = useTRPC();
  const queryClient = useQueryClient();
  const load = useCallback(
    () => loadLinkedPhrases({ queryClient, api }, phrases),
    [queryClient, api, phrases],
  );
  const loaded = useLoaded(load, "The shared sheet could not be loaded");
  const entries = loaded.status === "ready" ? loaded.value : [];
  const forms = useForms(entries.map(({ language }) => language.slug));
  const shown = entries.map((entry) => inForm(entry, forms));
  const title = name || "Shared sheet";
  const own = useOwnSheet(title, entries);
  if (loaded.status === "loading") {
    return <SavedSkeleton />;
  }
  if (loaded.status === "failed") {
    return (
      <EmptyState
        title="The sheet could not be loaded"
        action={
          <Button
            onClick={() => {
              focusMain();
              loaded.retry();
            }}
          >
            Try again
          </Button>
        }
      >
        “{title}” has {countPhrases(phrases.length)}. Check your connection and try again.
      </EmptyState>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        title="These phrases are no longer here"
        action={<ButtonLink href={paths.phrases()}>Browse Popular Phrases</ButtonLink>}
      >
        None of the phrases in “{title}” is on this site any more.
      </EmptyState>
    );
  }
  const save = () => {
    const id = addSheet(title, entries);
    if (id === null) return reportStorageFailure("The sheet could not be saved");
    location.hash = sheetHash(id);
    focusMain();
    notify({ title: `“${title}” was saved`, message: `${countPhrases(entries.length)} on this device.` });
  };
  const missing = phrases.length - entries.length;
  return (
    <>
      <section aria-labelledby="shared-name">
        <div className={view.shared}>
          <h2 id="shared-name">{title}</h2>
          <p>
            A sheet that was shared with you: {countPhrases(entries.length)}.{" "}
            {own ? `It is saved on this device as “${own.name}”.` : "It is not saved on this device yet."}
          </p>
          <div className={view.sharedActions}>
            {own ? (
              <ButtonLink href={sheetHash(own.id)} onClick={focusMain}>
                Open My Sheet
              </ButtonLink>
            ) : (
              <Button onClick={save}>Save This Sheet</Button>
            )}
            <ButtonLink variant="outline" href={ALL_HASH} onClick={focusMain}>
              Show My Saved Phrases
            </ButtonLink>
            <PlayAll entries={shown} />
          </div>
          {missing > 0 ? (
            <Notice tone="caution">
              {missing === 1 ? "One phrase is" : `${missing} phrases are`} no longer on this site.
            </Notice>
          ) : null}
        </div>
        <ol aria-label={title} className={view.list}>
          {entries.map((entry) => (
            <li key={savedPhraseKey(entry)} className={view.row}>
              <a href={formPath(entry)} className={view.link}>
                <PhraseText entry={inForm(entry, forms)} />
                <span className={view.language}>{entry.language.name}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
      <PrintAndExport name={title} isSheet entries={entries} shown={shown} />
    </>
  );
}

/** The same sheet of this device, if all of its phrases are still saved. */
function useOwnSheet(name: string, entries: readonly SavedPhrase[]) {
  const sheets = useSheets()?.sheets ?? [];
  const saved = useSavedPhrases() ?? [];
  const own = findSheet(name, entries, sheets);
  return own && phrasesOf(own, saved).length === own.phrases.length ? own : undefined;
}

function countPhrases(count: number): string {
  return count === 1 ? "1 phrase" : `${count} phrases`;
}
