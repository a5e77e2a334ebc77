import { TextInput, type TextInputProps } from "@mantine/core";
import { useTypedValue } from "@saywhere/ui/form/use-typed-value";

interface DayFieldProps extends Pick<TextInputProps, "label" | "min" | "max"> {
  /** From the URL, such as 2026-11-30; empty for none. */
  value: string;
  onChange(day: string): void;
}

/** The years before are those of a year that is still being typed, such as 0002 and 0020. */
const FIRST_DAY = "1000-01-01";

/** A day that is typed or chosen. The browser forgets the digits of a part that it has begun when its value is set. */
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
      // A year that was not typed to its end filters nothing.
      onBlur={() => type(sent.current)}
    />
  );
}
