import { type ComboboxItem, type Primitive, Select, type SelectProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";

interface SearchableSelectProps<Value extends Primitive>
  extends Omit<SelectProps<Value>, "data" | "searchable" | "defaultValue" | "defaultSearchValue"> {
  data: ComboboxItem<Value>[];
}

/**
 * A Select whose options are found by typing. Escape, which closes the list, also takes back what was typed: the field
 * shows what is chosen again, as it does when it is left. The dialog around it hears the next Escape.
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
