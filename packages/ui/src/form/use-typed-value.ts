import { useEffect, useRef, useState } from "react";

/**
 * The text of a field whose value is in the URL, which has it later than the field, or never.
 *
 * @param value from the URL, which can also change by navigating back, or by a button that clears all filters
 * @returns `sent` is to be set to what is sent to the URL: it does not replace what has been typed since
 */
export function useTypedValue(value: string) {
  const [typed, type] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    type(value);
  }, [value]);
  return { typed, type, sent };
}
