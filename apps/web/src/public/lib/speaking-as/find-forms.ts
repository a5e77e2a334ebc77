import type { LanguageForm } from "@saywhere/validators/content/phrase-detail";
import type { Queries } from "../api/lazy-query-client.ts";
import type { Api } from "../api/trpc.ts";
import { formSlug } from "../form-slugs.ts";
import { chooseForm } from "./choose-form.ts";
import { formTexts } from "./form-texts.ts";
import { loadForms } from "./load-forms.ts";
import { readSpeakingAs, speaksAsChosen, subscribeToSpeakingAs } from "./speaking-as.ts";

/** What replaces the texts of main forms, by the identifier of the translation. */
export type Forms = ReadonlyMap<number, ReturnType<typeof formTexts>>;

export interface WatchedForms {
  queryClient: Queries;
  api: Api;
  /** The languages, separated by commas. */
  slugs: string;
  /** Null if nothing is chosen, and until the forms are loaded. */
  show: (forms: Forms | null) => void;
  left: AbortSignal;
}

/** Shows the forms that the visitor says, and again whenever the choice changes, until the page is left. */
export function watchForms({ queryClient, api, slugs, show, left }: WatchedForms): void {
  let latest = 0;
  const find = () => {
    const call = ++latest;
    if (!slugs || !speaksAsChosen()) return show(null);
    void findForms(queryClient, api, slugs.split(",")).then(
      // Unless a later choice has taken its place.
      (forms) => left.aborted || call !== latest || show(forms),
    );
  };
  if (left.aborted) return;
  show(null);
  find();
  left.addEventListener("abort", subscribeToSpeakingAs(find));
}

/** The forms that the visitor says, of these languages; without those of a language that could not be loaded. */
export async function findForms(
  queryClient: Queries,
  api: Api,
  languages: readonly string[],
): Promise<Forms> {
  const speakingAs = readSpeakingAs();
  const found = await Promise.all(
    languages.map(async (language) => {
      // One language that cannot be loaded, such as offline, does not take the forms of the others.
      const forms = await loadForms(queryClient, api, language, { retry: true }).catch((reason: unknown) => {
        console.error("The forms did not load", reason);
        return [];
      });
      const byPhrase = new Map<number, LanguageForm[]>();
      for (const form of forms) byPhrase.set(form.id, [...(byPhrase.get(form.id) ?? []), form]);
      return [...byPhrase].flatMap(([id, ofPhrase]) => {
        const form = chooseForm(ofPhrase, speakingAs, language);
        if (!form) return [];
        return [[id, formTexts(form, { slug: formSlug(form.label), automatic: true })]] as const;
      });
    }),
  );
  return new Map(found.flat());
}
