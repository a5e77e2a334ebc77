import { type ComboboxItem, type Primitive, Select, type SelectProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";

interface SearchableSelectProps<Value extends Primitive>
  extends Omit<SelectProps<Value>, "data" | "searchable" | "defaultValue" | "defaultSearchValue"> {
  data: ComboboxItem<Value>[];
}

/**
 * A Select whose options are filtered by typing. Escape closes the list and discards the typed text: the field shows
 * the chosen option again, as it does on blur. The dialog around it receives the next Escape.
 */
export function SearchableSelect<Value extends Primitive = string>({
  data,
  value,
  searchValue,
  onSearchChange,
  onKeyDown,
  ...rest
}: SearchableSelectProps<Value>) {
  const chosen = data.find((option) => option.value === value)?.label ?? "";
  const [text, setText] = useUncontrolled({
    value: searchValue,
    defaultValue: chosen,
    onChange: onSearchChange,
  });
  return (
    <Select<Value>
      {...rest}
      data={data}
      value={value}
      searchable
      searchValue={text}
      onSearchChange={setText}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) setText(chosen);
        onKeyDown?.(event);
      }}
    />
  );
}
