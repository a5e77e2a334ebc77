import { lazy, type ReactNode, Suspense, useState } from "react";
import { AddFromSearchContext, type PendingAddition } from "../../lib/missed-search-links.tsx";

// The dashboard, which is the first screen of most visits, does not wait for the forms.
const AddPhraseDialog = lazy(() =>
  import("../../features/phrase/phrase-dialogs.tsx").then((m) => ({ default: m.AddPhraseDialog })),
);
const AddIntentDialog = lazy(() =>
  import("../../features/phrase/add-intent-dialog.tsx").then((m) => ({ default: m.AddIntentDialog })),
);
const AddSynonymsDialog = lazy(() =>
  import("../../features/synonym/synonym-dialogs.tsx").then((m) => ({ default: m.AddSynonymsDialog })),
);

/** A screen that shows what visitors look for, with the dialogs by which it becomes a phrase or a synonym. */
export function WantedDialogs({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<PendingAddition | null>(null);
  const close = () => setWanted(null);
  return (
    <AddFromSearchContext value={setWanted}>
      {children}
      <Suspense>
        {wanted?.as === "phrase" && <AddPhraseDialog english={wanted.text} onClose={close} />}
        {wanted?.as === "intent" && <AddIntentDialog text={wanted.text} onClose={close} />}
        {wanted?.as === "synonym" && <AddSynonymsDialog term={wanted.text} onClose={close} />}
      </Suspense>
    </AddFromSearchContext>
  );
}
