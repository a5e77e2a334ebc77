import { type ComboboxItem, type Primitive, Select, type SelectProps } from "@mantine/core";
import { useMergedRef, useUncontrolled } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { announceHighlighted, chooseHighlighted } from "../list/combobox-highlight.ts";

interface SearchableSelectProps<Value extends Primitive>
  extends Omit<
    SelectProps<Value>,
    "data" | "searchable" | "defaultValue" | "defaultSearchValue" | "selectFirstOptionOnChange"
  > {
  data: ComboboxItem<Value>[];
  /** Whether the options for the typed text are still to come; Enter waits for them. */
  loading?: boolean;
}

/**
 * A Select whose options are filtered by typing. Enter and Tab choose the first match. Escape closes the list and
 * discards the typed text: the field shows the chosen option again, as it does on blur. The dialog around it receives
 * the next Escape.
 */
export function SearchableSelect<Value extends Primitive = string>({
  data,
  value,
  loading = false,
  searchValue,
  onSearchChange,
  onKeyDown,
  onKeyUp,
  ref,
  ...rest
}: SearchableSelectProps<Value>) {
  const chosen = data.find((option) => option.value === value)?.label ?? "";
  const [text, setText] = useUncontrolled({
    value: searchValue,
    defaultValue: chosen,
    onChange: onSearchChange,
  });
  const typed = text.trim() !== "" && text !== chosen;
  const input = useRef<HTMLInputElement>(null);
  const enterWaits = useRef(false);

  // The Select highlights the first match in an effect of its own, which runs before these.
  useEffect(() => {
    if (loading || !enterWaits.current) return;
    enterWaits.current = false;
    if (input.current) chooseHighlighted(input.current);
  }, [loading]);
  useEffect(() => {
    if (input.current) announceHighlighted(input.current);
  });

  return (
    <Select<Value>
      {...rest}
      ref={useMergedRef(ref, input)}
      data={data}
      value={value}
      searchable
      selectFirstOptionOnChange={typed && !loading}
      searchValue={text}
      onSearchChange={(changed) => {
        enterWaits.current = false;
        setText(changed);
      }}
      onKeyDown={(event) => {
        if (!event.nativeEvent.isComposing) {
          if (event.key === "Escape") setText(chosen);
          if (event.key === "Tab") chooseHighlighted(event.currentTarget);
          if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && typed) {
            // Enter is for the option, not for the form, also where nothing matches.
            event.preventDefault();
            enterWaits.current = loading;
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
