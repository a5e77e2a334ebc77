import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { openDialog } from "../../../lib/sheets/open-dialog.tsx";

/** Loads the form here rather than from the button: every phrase page would name the files of the form. */
export async function openSuggestionDialog(detail: PhraseDetail): Promise<void> {
  const { SuggestionDialog } = await import("./suggestion-dialog.tsx");
  openDialog((close) => <SuggestionDialog detail={detail} onClose={close} />);
}
