import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { gotNoResponse, loadLanguageEntries, ONE_ATTEMPT } from "../../lib/load-language-entries.ts";
import { type Api, useTRPC } from "../../lib/trpc.ts";

export interface LanguagePhrases {
  entries: readonly PhraseEntry[];
  popular: readonly PhraseEntry[];
}

export type LoadedPhrases =
  | { status: "loading" }
  | { status: "failed"; offline: boolean; retry: () => void }
  | { status: "ready"; phrases: LanguagePhrases };

/** All phrases of a language; those of a visited set come from the worker's cache while offline. */
export function useLanguagePhrases(language: string): LoadedPhrases {
  const api = useTRPC();
  const queryClient = useQueryClient();
  const [loaded, setLoaded] = useState<{ language: string; result: LoadedPhrases } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (result: LoadedPhrases) => {
      if (isCurrent) setLoaded({ language, result });
    };
    const load = () => {
      show({ status: "loading" });
      loadPhrases(queryClient, api, language).then(
        (phrases) => show({ status: "ready", phrases }),
        (error: unknown) => {
          show({ status: "failed", offline: gotNoResponse(error), retry: load });
          if (isCurrent) addEventListener("online", load, { once: true });
        },
      );
    };
    load();
    return () => {
      isCurrent = false;
      removeEventListener("online", load);
    };
  }, [queryClient, api, language]);

  return loaded?.language === language ? loaded.result : { status: "loading" };
}

async function loadPhrases(queryClient: QueryClient, api: Api, language: string): Promise<LanguagePhrases> {
  const [entries, popular] = await Promise.all([
    loadLanguageEntries(queryClient, api, { language }),
    queryClient.query({ ...api.language.popularPhrases.queryOptions({ slug: language }), ...ONE_ATTEMPT }),
  ]);
  return { entries, popular };
}
