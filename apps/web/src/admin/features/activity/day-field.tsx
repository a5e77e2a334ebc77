import { TextInput, type TextInputProps } from "@mantine/core";
import { useTypedValue } from "@saywhere/ui/form/use-typed-value";

interface DayFieldProps extends Pick<TextInputProps, "label" | "min" | "max"> {
  /** From the URL, such as 2026-11-30; empty for none. */
  value: string;
  onChange(day: string): void;
}

/** Earlier years are years still being typed, such as 0002 and 0020. */
const FIRST_DAY = "1000-01-01";

/**
 * A day that is typed or chosen. Setting the value makes the browser forget the digits typed into an unfinished part.
 */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const { typed, type, sent } = useTypedValue(value);
  const change = (day: string) => {
    type(day);
    if (day !== "" && day < FIRST_DAY) return;
    sent.current = day;
    onChange(day);
  };
  return (
    <TextInput
      {...field}
      type="date"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      // An unfinished year does not filter.
      onBlur={() => type(sent.current)}
    />
  );
}
