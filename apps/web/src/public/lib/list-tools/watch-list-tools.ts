import { type WatchedForms, watchForms } from "../speaking-as/find-forms.ts";
import { phraseInForm } from "./phrase-in-form.ts";
import { SaveIcon } from "./save-icon.tsx";
import type { ListTools } from "./use-list-tools.ts";

interface WatchedList extends Omit<WatchedForms, "show"> {
  show: (tools: ListTools) => void;
}

/** Shows the tools of a list, and again whenever the visitor chooses another form, until the list is left. */
export function watchListTools({ show, ...list }: WatchedList): void {
  watchForms({
    ...list,
    show: (forms) => show({ SaveIcon, inForm: (phrase) => (forms ? phraseInForm(phrase, forms) : phrase) }),
  });
}
