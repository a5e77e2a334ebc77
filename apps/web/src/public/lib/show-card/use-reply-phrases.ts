import { useEffect, useState } from "react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { loadLanguageEntries } from "../api/load-language-entries.ts";
import { useTRPC } from "../api/trpc.ts";
import { type ReplyPhrases, replyPhrases } from "./reply-phrases.ts";

type LoadedReplies =
  | { status: "loading" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; phrases: ReplyPhrases };

/** The reply phrases of a language. Practice and packs load the same list, so that it is there offline. */
export function useReplyPhrases(language: string): LoadedReplies {
  const api = useTRPC();
  const queryClient = useQueryClient();
  const [loaded, setLoaded] = useState<LoadedReplies>({ status: "loading" });

  useEffect(() => {
    let left = false;
    const show = (result: LoadedReplies) => {
      if (!left) setLoaded(result);
    };
    const load = () => {
      show({ status: "loading" });
      loadLanguageEntries(queryClient, api, { language }).then(
        (entries) => show({ status: "ready", phrases: replyPhrases(entries) }),
        (error: unknown) => {
          console.error("The replies did not load", error);
          show({ status: "failed", retry: load });
        },
      );
    };
    load();
    return () => {
      left = true;
    };
  }, [queryClient, api, language]);

  return loaded;
}
