import {
  type ComboboxItem,
  type ComboboxParsedItem,
  defaultOptionsFilter,
  type OptionsFilter,
  type Primitive,
} from "@mantine/core";

/**
 * Shows the absence of options as an option: screen readers do not announce a list box without options, which is how
 * Mantine shows its own message.
 */
export function withEmptyOption<Value extends Primitive>(
  options: ComboboxParsedItem<Value>[],
  words: string,
): ComboboxParsedItem<Value>[] {
  // Disabled, so that its value is never chosen.
  const nothing = { value: "nothing", label: words, disabled: true } as ComboboxItem<Primitive>;
  return options.length > 0 ? options : [nothing as ComboboxItem<Value>];
}

/** Mantine's own option filter, for the `filter` of a Select. */
export function filterWithEmptyOption<Value extends Primitive = string>(words: string): OptionsFilter<Value> {
  return (input) => withEmptyOption(defaultOptionsFilter(input) as ComboboxParsedItem<Value>[], words);
}
