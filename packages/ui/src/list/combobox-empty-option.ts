import {
  type ComboboxItem,
  type ComboboxParsedItem,
  defaultOptionsFilter,
  type OptionsFilter,
  type Primitive,
} from "@mantine/core";

/**
 * Says as an option that there is none: a list box without options is nothing that screen readers can tell of,
 * which is how Mantine's own message for it is shown.
 */
export function withEmptyOption<Value extends Primitive>(
  options: ComboboxParsedItem<Value>[],
  words: string,
): ComboboxParsedItem<Value>[] {
  // Disabled, so that its value is never chosen.
  const nothing = { value: "nothing", label: words, disabled: true } as ComboboxItem<Primitive>;
  return options.length > 0 ? options : [nothing as ComboboxItem<Value>];
}

/** Mantine's own search among the options, for the `filter` of a Select. */
export function filterWithEmptyOption<Value extends Primitive = string>(words: string): OptionsFilter<Value> {
  return (input) => withEmptyOption(defaultOptionsFilter(input) as ComboboxParsedItem<Value>[], words);
}
