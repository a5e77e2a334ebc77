import {
  type ComboboxItem,
  defaultOptionsFilter,
  type OptionsFilter,
  type Primitive,
  Select,
  type SelectProps,
} from "@mantine/core";
import { useMergedRef, useUncontrolled } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { announceHighlighted, chooseHighlighted } from "./combobox-highlight.ts";
import { isComposing } from "./is-composing.ts";

interface SearchableSelectProps<Value extends Primitive>
  extends Omit<
    SelectProps<Value>,
    "data" | "searchable" | "defaultValue" | "defaultSearchValue" | "selectFirstOptionOnChange"
  > {
  data: ComboboxItem<Value>[];
  /** Whether the options for the typed text are still to come; Enter and Tab wait for them. */
  loading?: boolean;
}

/**
 * A Select whose options are filtered by typing. Enter and Tab choose the first match, also where the options are loaded
 * later. Escape closes the list and discards the typed text: the field shows the chosen option again, as it does on blur.
 * The dialog around it receives the next Escape. The text of a chosen option is selected, also when the field gets the focus,
 * so that typing replaces it.
 */
export function SearchableSelect<Value extends Primitive = string>({
  data,
  value,
  loading = false,
  searchValue,
  onSearchChange,
  onFocus,
  onKeyDown,
  onKeyUp,
  onOptionSubmit,
  placeholder,
  ref,
  ...rest
}: SearchableSelectProps<Value>) {
  const { filter, onChange } = rest;
  const chosen = data.find((option) => option.value === value)?.label ?? "";
  const [text, setText] = useUncontrolled({
    value: searchValue,
    defaultValue: chosen,
    onChange: onSearchChange,
  });
  const typed = text.trim() !== "" && text !== chosen;
  const input = useRef<HTMLInputElement>(null);
  // Whether Enter or Tab was pressed before the options were loaded.
  const choiceWaits = useRef(false);
  const selectsText = useRef(false);
  const before = useRef({ value, chosen });

  // The Select highlights the first match in an effect of its own, which runs before these.
  useEffect(() => {
    if (loading || !choiceWaits.current) return;
    choiceWaits.current = false;
    if (input.current && document.activeElement === input.current)
      return chooseHighlighted(input.current, true);
    // The field was left, and its list is closed.
    const match = firstMatch(data, text, filter);
    if (match && match.value !== value) onChange?.(match.value, match);
    else setText(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- Only the end of loading chooses.
  }, [loading]);
  useEffect(() => {
    if (input.current) announceHighlighted(input.current);
    before.current = { value, chosen };
    if (!selectsText.current || text !== chosen) return;
    selectsText.current = false;
    if (document.activeElement === input.current) input.current?.select();
  });

  return (
    <Select<Value>
      {...rest}
      // A value that is chosen already, whose label comes with the options.
      placeholder={loading && value != null && chosen === "" ? "Loading…" : placeholder}
      ref={useMergedRef(ref, input)}
      data={data}
      value={value}
      searchable
      selectFirstOptionOnChange={typed && !loading}
      searchValue={text}
      onSearchChange={(changed) => {
        // The Select discards a typed text on blur, and when the label of its value is loaded.
        if (choiceWaits.current && document.activeElement !== input.current) return;
        const labelLoaded = before.current.value === value && before.current.chosen === "" && chosen !== "";
        if (labelLoaded && changed === chosen && typed) return;
        choiceWaits.current = false;
        setText(changed);
      }}
      onOptionSubmit={(chosenValue) => {
        selectsText.current = true;
        onOptionSubmit?.(chosenValue);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onKeyDown={(event) => {
        if (!isComposing(event)) {
          if (event.key === "Escape") {
            choiceWaits.current = false;
            selectsText.current = typed;
            setText(chosen);
          }
          if (event.key === "Tab") {
            if (typed && loading) choiceWaits.current = true;
            else chooseHighlighted(event.currentTarget, typed);
          }
          if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && typed) {
            // Enter is for the option, not for the form, also where nothing matches.
            event.preventDefault();
            choiceWaits.current = loading;
            // The Select chooses a highlighted option by itself.
            if (!loading && !event.currentTarget.hasAttribute("aria-activedescendant"))
              chooseHighlighted(event.currentTarget, true);
          }
        }
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        announceHighlighted(event.currentTarget);
        onKeyUp?.(event);
      }}
    />
  );
}

function firstMatch<Value extends Primitive>(
  options: ComboboxItem<Value>[],
  search: string,
  filter: OptionsFilter<Value> = (input) => defaultOptionsFilter(input) as ComboboxItem<Value>[],
): ComboboxItem<Value> | undefined {
  const found = filter({ options, search, limit: Number.POSITIVE_INFINITY });
  return found.find((one): one is ComboboxItem<Value> => "value" in one && !one.disabled);
}
