import type { ComboboxItem, ComboboxParsedItem } from "@mantine/core";

const NOTHING: ComboboxItem = { value: "nothing", label: "Nothing found", disabled: true };

/** Says as an option that there is none: a list box without options is nothing that screen readers can tell of. */
export function orNothingFound(options: ComboboxParsedItem[]): ComboboxParsedItem[] {
  return options.length > 0 ? options : [NOTHING];
}
