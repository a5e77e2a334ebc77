import { type ReactNode, useState } from "react";
import { AddPhraseDialog } from "../../features/phrase/phrase-dialogs.tsx";
import { AddSynonymsDialog } from "../../features/synonym/synonym-dialogs.tsx";
import { AddFromSearchContext, type PendingAddition } from "../../lib/add-from-search.tsx";

/** A screen that shows what visitors look for, with the dialogs by which it becomes a phrase or a synonym. */
export function WantedDialogs({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<PendingAddition | null>(null);
  const close = () => setWanted(null);
  return (
    <AddFromSearchContext value={setWanted}>
      {children}
      {wanted?.as === "phrase" && <AddPhraseDialog english={wanted.text} onClose={close} />}
      {wanted?.as === "synonym" && <AddSynonymsDialog term={wanted.text} onClose={close} />}
    </AddFromSearchContext>
  );
}
