import { Skeleton } from "@saywhere/ui/skeleton";
import { NativeText } from "@saywhere/ui/text/native-text";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useCallback, useId, useState } from "react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { loadLanguageEntries } from "../api/load-language-entries.ts";
import { useTRPC } from "../api/trpc.ts";
import { LoadFailure, useLoaded } from "../lazy/use-loaded.tsx";
import styles from "./replies.module.css";
import { replyPhrases } from "./reply-phrases.ts";

interface RepliesProps extends TypedText {
  id: string;
  language: LanguageRef;
}

interface TypedText {
  /** The reply that was typed so far. */
  typed: string | undefined;
  onType: (text: string) => void;
}

/** Replies that the other person can point at or type, with the English for the visitor. */
export function Replies({ id, language: { slug }, ...text }: RepliesProps) {
  const api = useTRPC();
  const queryClient = useQueryClient();
  // Practice and packs load the same list, so that it is there offline.
  const load = useCallback(
    async () => replyPhrases(await loadLanguageEntries(queryClient, api, { language: slug })),
    [queryClient, api, slug],
  );
  const loaded = useLoaded(load, "The replies did not load");
  const [pointed, setPointed] = useState<string | null>(null);
  const point = (reply: string) => setPointed(reply === pointed ? null : reply);
  return (
    <div id={id} className={styles.replies} role="group" tabIndex={-1} aria-label="Replies">
      {loaded.status === "loading" ? <RepliesSkeleton /> : null}
      {loaded.status === "failed" ? (
        <LoadFailure retry={loaded.retry}>The replies could not be loaded.</LoadFailure>
      ) : null}
      {loaded.status === "ready" ? (
        <>
          <p role="status" className={styles.pointed}>
            {pointed === null ? "Let them tap a reply." : `They tapped: ${pointed}`}
          </p>
          <ul className={styles.answers} aria-label="Answers">
            {loaded.value.answers.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className={styles.reply}
                  aria-pressed={pointed === entry.phrase.english}
                  onClick={() => point(entry.phrase.english)}
                >
                  <Native entry={entry} /> <span className={styles.english}>{entry.phrase.english}</span>
                </button>
              </li>
            ))}
          </ul>
          {loaded.value.prompt ? <TypedReply prompt={loaded.value.prompt} {...text} /> : null}
          <ul className={styles.numbers} aria-label="Numbers">
            {loaded.value.numbers.map(({ digits, entry }) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className={styles.reply}
                  aria-pressed={pointed === String(digits)}
                  onClick={() => point(String(digits))}
                >
                  <span className={styles.digits}>{digits}</span> <Native entry={entry} />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Native({ entry: { language, native_text } }: { entry: PhraseEntry }) {
  return (
    <NativeText {...language} className={styles.native}>
      {native_text}
    </NativeText>
  );
}

/** A field in which the other person types, below the request in their language. */
function TypedReply({ prompt, typed = "", onType }: TypedText & { prompt: PhraseEntry }) {
  const id = useId();
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>
        <Native entry={prompt} /> <span className={styles.english}>{prompt.phrase.english}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

function RepliesSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>Loading the replies</VisuallyHidden>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </div>
  );
}
