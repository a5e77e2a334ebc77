import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";

interface DayFieldProps extends Pick<TextInputProps, "label" | "min" | "max"> {
  /** Such as 2026-11-30; empty for none. */
  value: string;
  onChange(day: string): void;
}

/** The years before are those of a year that is still being typed, such as 0002 and 0020. */
const FIRST_DAY = "1000-01-01";

/**
 * A day that is typed or chosen. It keeps what is typed until the URL has it: the browser forgets the digits of a part
 * that it has begun when its value is set.
 */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [{ typed, sent, last }, setState] = useState({ typed: value, sent: value, last: value });
  if (value !== last) setState({ typed: value === sent ? typed : value, sent: value, last: value });
  const type = (day: string) => {
    const isComplete = day === "" || day >= FIRST_DAY;
    setState({ typed: day, sent: isComplete ? day : sent, last });
    if (isComplete && day !== sent) onChange(day);
  };
  return (
    <TextInput {...field} type="date" value={typed} onChange={(event) => type(event.currentTarget.value)} />
  );
}
