import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { openDialog } from "../../../lib/sheets/open-dialog.tsx";

/** A module of its own: every phrase page lists in its HTML what the button itself imports. */
export async function openSuggestionDialog(detail: PhraseDetail): Promise<void> {
  const { SuggestionDialog } = await import("./suggestion-dialog.tsx");
  openDialog((close) => <SuggestionDialog detail={detail} onClose={close} />);
}
