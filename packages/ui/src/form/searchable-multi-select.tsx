import { type ComboboxItem, MultiSelect, type MultiSelectProps, type Primitive } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { announceHighlighted, chooseHighlighted } from "./combobox-highlight.ts";
import { isComposing } from "./is-composing.ts";

interface SearchableMultiSelectProps<Value extends Primitive>
  extends Omit<
    MultiSelectProps<Value>,
    | "data"
    | "searchable"
    | "searchValue"
    | "defaultSearchValue"
    | "onSearchChange"
    | "clearSearchOnChange"
    | "hidePickedOptions"
    | "selectFirstOptionOnChange"
    | "onKeyDown"
    | "onKeyUp"
    | "ref"
  > {
  data: ComboboxItem<Value>[];
}

/**
 * A MultiSelect whose options are filtered by typing. As in `SearchableSelect`, Enter and Tab choose the first match,
 * and Escape discards the typed text.
 */
export function SearchableMultiSelect<Value extends Primitive = string>(
  props: SearchableMultiSelectProps<Value>,
) {
  const [text, setText] = useState("");
  const typed = text.trim() !== "";
  const input = useRef<HTMLInputElement>(null);

  // The MultiSelect highlights the first match in an effect of its own, which runs before this one.
  useEffect(() => {
    if (input.current) announceHighlighted(input.current);
  });

  return (
    <MultiSelect<Value>
      {...props}
      ref={input}
      searchable
      hidePickedOptions
      selectFirstOptionOnChange={typed}
      searchValue={text}
      onSearchChange={setText}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === "Escape") setText("");
        if (event.key === "Tab") chooseHighlighted(event.currentTarget);
        // Enter is for the option, not for the form, also where nothing matches.
        if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && typed) event.preventDefault();
      }}
      onKeyUp={(event) => announceHighlighted(event.currentTarget)}
    />
  );
}
