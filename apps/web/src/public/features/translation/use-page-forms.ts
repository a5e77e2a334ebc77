import type { PhraseDetail, RelatedPhrase, Variant } from "@saywhere/validators/content/phrase-detail";
import { type ReactNode, useEffect, useState } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";

/** A phrase in one of its forms, whose texts it has. */
export interface ShownPhrase extends PhraseDetail {
  /** Undefined for the main form. */
  form?: SavedPhrase["form"];
  /** The main form, where the visitor's way to speak shows another one. */
  main?: PhraseDetail;
}

export interface FormLink
  extends Pick<Variant, "label" | "native_text" | "romanization" | "pronunciation_guide"> {
  /** Undefined until the page is hydrated: then a link is only text. */
  href?: string;
}

export interface ShownRelated extends RelatedPhrase {
  /** What is saved of it; undefined until the page is hydrated. */
  entry?: SavedPhrase | undefined;
}

/** What a page shows once its scripts have run. */
export interface PageForms {
  of: PhraseDetail;
  /** The phrase in the form that the page's URL names, or else in the one that the visitor says. */
  phrase: ShownPhrase;
  /** The other forms, also the main one if it is not shown. */
  others: FormLink[];
  /** The related phrases in the forms that the visitor says. */
  related: readonly ShownRelated[];
  /** The button that chooses how the visitor speaks. */
  action: ReactNode;
}

/** The forms of a page; null until they are loaded, which is after the page, so that it is the same for all visitors. */
export function usePageForms(detail: PhraseDetail): PageForms | null {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [forms, setForms] = useState<PageForms | null>(null);
  useEffect(() => {
    const left = new AbortController();
    import("./page-forms.tsx").then(
      (part) => part.watchPageForms({ detail, queryClient, api, show: setForms, left: left.signal }),
      (reason: unknown) => console.error("The forms did not load", reason),
    );
    return () => left.abort();
  }, [queryClient, api, detail]);
  return forms?.of === detail ? forms : null;
}
