import { paths } from "@saywhere/validators/urls/paths";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from "react";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import styles from "./search-banner.module.css";
import { addressOf, optionId, SuggestionList } from "./suggestion-list.tsx";
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

const NONE = -1;

/** Path and query parameters of pages that are about a language, and of a search that began on one. */
type PageOfLanguage = { languageSlug?: string; language?: string; prefer?: string } | undefined;

/** Search with suggestions: an ARIA combobox, and a plain form without JavaScript. */
function SearchBox({ initialText }: { initialText: string }) {
  const router = useRouter();
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [text, setText, field] = useHydratedInput(initialText, () => setWanted(true));
  const [active, setActive] = useState(NONE);
  // The page's language comes first. The results read the visitor's own by themselves.
  const { params, search } = router.state.matches.at(-1) ?? {};
  const { language, prefer: before } = (search as PageOfLanguage) ?? {};
  const prefer = (params as PageOfLanguage)?.languageSlug ?? language ?? before;
  const mine = useMyLanguage()?.slug;
  const suggestions = useSuggestions(wanted ? text : "", prefer ?? mine);
  const { status, query, hits, onOpen } = suggestions;
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    // Other suggestions have other phrases in their places.
    setShown(query);
    setActive(NONE);
  }
  const close = () => {
    setWanted(false);
    setActive(NONE);
  };
  const open = wanted && status !== "closed";
  const chosen = open ? hits[active] : undefined;

  const onChoose = () => {
    close();
    onOpen?.(text.trim());
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen) onChoose();
    else close();
    void router.navigate({ href: chosen ? addressOf(chosen) : paths.search(text.trim(), { prefer }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The key that ends a composition in Safari has this code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && text.trim()) {
      event.preventDefault();
      setWanted(true);
      setActive(step(active, event.key === "ArrowDown" ? 1 : -1, hits.length));
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
        maxLength={200}
        aria-expanded={open && hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(listId, active)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(true);
          setActive(NONE);
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

/** The arrow keys wrap around, with the text itself as one stop. */
function step(active: number, by: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + by + stops) % stops) - 1;
}
