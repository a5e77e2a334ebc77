import { isComposing } from "@saywhere/ui/form/is-composing";
import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";
import { paths } from "@saywhere/validators/urls/paths";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from "react";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import styles from "./search-banner.module.css";
import { optionId, SuggestionList, suggestionHref } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** The banner under the header (specification §2, "Search bar"). */
export function SearchBanner({ initialText = "" }: { initialText?: string }) {
  return (
    <section className={styles.banner} aria-labelledby="search-banner-title">
      <div className={styles.inner}>
        {/* No heading: the outline of a page begins with its own. */}
        <p id="search-banner-title" className={styles.title}>
          Find any phrase in any language
        </p>
        <SearchBox initialText={initialText} />
      </div>
    </section>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Path and query parameters of pages that are about a language, and of a search that began on one. */
type PageOfLanguage = { languageSlug?: string; language?: string; prefer?: string } | undefined;

/** Search with suggestions: an ARIA combobox, and a plain form without JavaScript. */
function SearchBox({ initialText }: { initialText: string }) {
  const router = useRouter();
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [text, setText, field] = useHydratedInput(initialText, () => setWanted(true));
  /** Identifies the selected suggestion, whatever its position among newer ones. */
  const [active, setActive] = useState<number>();
  // The page's language comes first. The results read the visitor's own by themselves.
  const { params, search } = router.state.matches.at(-1) ?? {};
  const { language, prefer: before } = (search as PageOfLanguage) ?? {};
  const prefer = (params as PageOfLanguage)?.languageSlug ?? language ?? before;
  const mine = useMyLanguage()?.slug;
  const suggestions = useSuggestions(wanted ? text : "", prefer ?? mine);
  const { status, hits, onOpen } = suggestions;
  const close = () => {
    setWanted(false);
    setActive(undefined);
  };
  const open = wanted && status !== "closed";
  const index = hits.findIndex(({ id }) => id === active);
  const chosen = open ? hits[index] : undefined;

  const onChoose = () => {
    close();
    onOpen?.(text.trim());
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen) onChoose();
    else close();
    void router.navigate({ href: chosen ? suggestionHref(chosen) : paths.search(text.trim(), { prefer }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const by = STEPS[event.key];
    if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if (by && text.trim()) {
      event.preventDefault();
      setWanted(true);
      // The arrow keys wrap around, with the text itself as one stop.
      setActive([undefined, ...hits].at((index + 1 + by) % (hits.length + 1))?.id);
    }
  };

  return (
    <form
      role="search"
      action={paths.search()}
      className={styles.form}
      onSubmit={onSubmit}
      onBlur={(event) => {
        // What was searched is shown from its start.
        event.target.scrollLeft = 0;
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <IconSearch className={styles.icon} aria-hidden />
      <input
        ref={field}
        type="search"
        name="q"
        role="combobox"
        className={styles.input}
        aria-label="Search for a phrase"
        placeholder="Search for a phrase (e.g., 'thank you in japanese')"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        aria-expanded={open && hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(listId, chosen.id)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(true);
          setActive(undefined);
        }}
        onFocus={() => setWanted(text !== initialText)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit}>
        Search
      </button>
      <SuggestionList
        id={listId}
        {...suggestions}
        status={open ? status : "closed"}
        active={active}
        onPoint={setActive}
        onChoose={onChoose}
      />
    </form>
  );
}
