import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { MouseEvent } from "react";
import styles from "./search-banner.module.css";
import type { Suggestions } from "./use-suggestions.ts";

interface SuggestionListProps extends Suggestions {
  id: string;
  /** Identifies the entry that Enter opens. */
  active: number | undefined;
  onPoint(hitId: number): void;
  onChoose(): void;
}

export function SuggestionList({
  id,
  status,
  query,
  hits,
  slow,
  Suggestion,
  active,
  onPoint,
  onChoose,
}: SuggestionListProps) {
  const message = slow ? "Searching…" : messageOf(status, query, hits.length);
  return (
    <>
      <div className={styles.popup} hidden={status === "closed" || (status === "loading" && !slow)}>
        <div
          id={id}
          role="listbox"
          aria-label="Suggestions"
          className={styles.options}
          onMouseDown={keepFocus}
        >
          {hits.map((hit) => (
            <a
              key={hit.id}
              id={optionId(id, hit.id)}
              role="option"
              tabIndex={-1}
              aria-selected={hit.id === active}
              href={suggestionHref(hit)}
              className={styles.option}
              onMouseMove={() => onPoint(hit.id)}
              onClick={onChoose}
            >
              {Suggestion && <Suggestion hit={hit} />}
            </a>
          ))}
        </div>
        {(slow || hits.length === 0) && <p className={styles.message}>{message}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  );
}

export function suggestionHref({ language, phrase }: PhraseEntry): string {
  return paths.translation(language.slug, phrase.slug);
}

export function optionId(listId: string, hitId: number): string {
  return `${listId}-${hitId}`;
}

/** Pressing an option leaves the focus in the input, as the combobox pattern requires. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function messageOf(status: Suggestions["status"], query: string, count: number): string {
  if (status === "found") return count === 1 ? "1 suggestion" : `${count} suggestions`;
  if (status === "none") return `No results found for "${query}"`;
  if (status === "failed") return "Suggestions are not available right now. Press Enter to search.";
  return "";
}
