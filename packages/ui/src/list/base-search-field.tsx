import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useRef } from "react";
import { useTypedValue } from "../form/use-typed-value.ts";
import styles from "./base-search-field.module.css";

const DELAY = 200;

export interface BaseSearchFieldProps {
  /** The name of the field, which is also its placeholder, such as "Search languages". */
  label: string;
  /** The most characters that the list can be searched for. */
  maxLength: number;
  /** The current search text, from the URL. */
  value: string;
  /** Sets another text in the URL and removes the cursor; "" ends the search. */
  onSearch(text: string): void;
}

/** Searches shortly after the last key; Enter searches immediately. */
export function BaseSearchField({ label, maxLength, value, onSearch }: BaseSearchFieldProps) {
  const { typed: text, type, sent } = useTypedValue(value);
  const input = useRef<HTMLInputElement>(null);

  const send = (typed: string) => {
    const wanted = typed.trim();
    // Not `sent`: the screen may have refused a search, to keep what is typed elsewhere.
    if (wanted === value) return;
    sent.current = wanted;
    onSearch(wanted);
  };
  // What the field has by then: navigating back, for example, replaces what was typed.
  const sendSoon = useDebouncedCallback(() => send(text), DELAY);
  const change = (typed: string) => {
    type(typed);
    sendSoon();
  };
  const clear = () => {
    change("");
    // The button goes with the text.
    input.current?.focus();
  };

  return (
    <div role="search" aria-label={label} className={styles.search}>
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(text);
        }}
        leftSection={<IconSearch size={16} stroke={2} aria-hidden />}
        rightSection={text && <CloseButton size="sm" aria-label="Clear search" onClick={clear} />}
      />
    </div>
  );
}
