import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useEffect, useState } from "react";
import { gotNoResponse } from "../../../shared/api-error.ts";
import { type Queries, useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { loadLanguageEntries, ONE_ATTEMPT } from "../../lib/api/load-language-entries.ts";
import { type Api, useTRPC } from "../../lib/api/trpc.ts";

export interface LanguagePhrases {
  entries: readonly PhraseEntry[];
  popular: readonly PhraseEntry[];
}

export type LoadedPhrases =
  | { status: "loading" }
  | { status: "failed"; offline: boolean; retry: () => void }
  | { status: "ready"; phrases: LanguagePhrases };

/** Pauses between attempts without a connection, in ms: not every browser reports when there is one again. */
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 30_000;

/** All phrases of a language; those of a visited set come from the worker's cache while offline. */
export function useLanguagePhrases(language: string): LoadedPhrases {
  const api = useTRPC();
  const queryClient = useQueryClient();
  const [loaded, setLoaded] = useState<{ language: string; result: LoadedPhrases } | null>(null);

  useEffect(() => {
    let latest = 0;
    let pause = FIRST_PAUSE;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (result: LoadedPhrases) => setLoaded({ language, result });
    const stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener("online", load);
    };
    function load() {
      stopWaiting();
      const attempt = ++latest;
      loadPhrases(queryClient, api, language).then(
        (phrases) => attempt === latest && show({ status: "ready", phrases }),
        (error: unknown) => {
          if (attempt !== latest) return;
          const offline = gotNoResponse(error);
          show({ status: "failed", offline, retry });
          if (!offline) return;
          addEventListener("online", load);
          timer = setTimeout(load, pause);
          pause = Math.min(pause * 2, MAX_PAUSE);
        },
      );
    }
    function retry() {
      show({ status: "loading" });
      load();
    }
    retry();
    return () => {
      latest = -1;
      stopWaiting();
    };
  }, [queryClient, api, language]);

  return loaded?.language === language ? loaded.result : { status: "loading" };
}

async function loadPhrases(queryClient: Queries, api: Api, language: string): Promise<LanguagePhrases> {
  const [entries, popular] = await Promise.all([
    loadLanguageEntries(queryClient, api, { language }),
    queryClient.query({ ...api.language.popularPhrases.queryOptions({ slug: language }), ...ONE_ATTEMPT }),
  ]);
  return { entries, popular };
}
