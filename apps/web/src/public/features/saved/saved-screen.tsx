import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { useEffect } from "react";
import { LazyPart } from "../../lib/lazy/lazy-part.tsx";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { type SavedPhrase, useSavedPhrases } from "../../lib/saved-phrases.ts";
import { isSharedHash, sheetOfHash } from "../../lib/sheets/sheet-url.ts";
import { phrasesOf, type StoredSheets, useSheets } from "../../lib/sheets/sheets.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { useHash } from "../../lib/use-hash.ts";
import { AllPhrases, NothingSaved } from "./all-phrases.tsx";
import { PrintAndExport } from "./print-and-export.tsx";
import styles from "./saved-screen.module.css";
import { SavedSkeleton } from "./saved-skeleton.tsx";
import { SheetTabs } from "./sheet-tabs.tsx";

const loadSheetView = () => import("./sheet-view.tsx").then(({ SheetView }) => SheetView);
const loadSharedSheet = () => import("./shared-sheet.tsx").then(({ SharedSheet }) => SharedSheet);

const STATES = { placeholder: <SavedSkeleton />, failure: "This list could not be loaded" };

/** Loads what this page may need while there is a connection: the worker caches it. Returns whether all of it was loaded. */
export async function preloadParts(): Promise<boolean> {
  if (prefersReducedData()) return false;
  const parts = [loadSheetView(), loadSharedSheet(), import("./new-sheet.tsx"), import("./print-area.tsx")];
  // A part that is missing is reported when it is used.
  const results = await Promise.allSettled([
    ...parts,
    import("./export-files.ts"),
    import("./import-file.ts"),
  ]);
  return results.every(({ status }) => status === "fulfilled");
}

/** The phrases saved in this browser: all of them by language, or a sheet in its own order. */
export function SavedScreen() {
  const saved = useSavedPhrases();
  const sheets = useSheets();
  const hash = useHash();
  return (
    <Page>
      <SectionHeading
        level={1}
        lead="Saved only on this device. No account needed."
        action={
          <a href={paths.practice({ set: "saved" })} className={styles.practice}>
            Practice saved phrases
          </a>
        }
      >
        Saved Phrases
      </SectionHeading>
      <noscript>
        <p>
          JavaScript is off in this browser. Saving, listening, copying, sharing and the full-screen card need
          it.
        </p>
      </noscript>
      {saved && sheets ? (
        isSharedHash(hash) ? (
          <LazyPart load={loadSharedSheet} props={{ hash }} {...STATES} />
        ) : (
          <SavedContent saved={saved} sheets={sheets} hash={hash} />
        )
      ) : (
        <>
          <SavedSkeleton />
          <div className={styles.reserved}>
            <PrintAndExport name="Saved Phrases" isSheet={false} entries={[]} shown={[]} />
          </div>
        </>
      )}
    </Page>
  );
}

interface SavedContentProps {
  saved: readonly SavedPhrase[];
  sheets: StoredSheets;
  hash: string;
}

function SavedContent({ saved, sheets: { sheets }, hash }: SavedContentProps) {
  const shown = sheets.find(({ id }) => id === sheetOfHash(hash));
  const entries = shown ? phrasesOf(shown, saved) : saved;
  const forms = useForms(entries.map(({ language }) => language.slug));
  const isEmpty = saved.length === 0;
  useEffect(() => {
    if (!isEmpty) void preloadParts();
  }, [isEmpty]);
  return (
    <>
      {!isEmpty || sheets.length > 0 ? <SheetTabs sheets={sheets} shown={shown} /> : null}
      {shown ? (
        <LazyPart key={shown.id} load={loadSheetView} props={{ sheet: shown, entries, saved }} {...STATES} />
      ) : !isEmpty ? (
        <AllPhrases saved={saved} />
      ) : (
        <NothingSaved />
      )}
      <PrintAndExport
        key={`files-${shown?.id}`}
        name={shown?.name ?? "Saved Phrases"}
        isSheet={shown !== undefined}
        entries={entries}
        shown={entries.map((entry) => inForm(entry, forms))}
      />
    </>
  );
}
