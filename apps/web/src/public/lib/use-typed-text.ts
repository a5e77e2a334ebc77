import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";

/**
 * State of a text field in a server-rendered page, which a visitor may have filled in before the page's scripts were
 * loaded: that text becomes the state as soon as React has hydrated the field.
 *
 * @returns the text, its setter, and the ref of the field
 */
export function useTypedText(
  initial = "",
): [text: string, setText: Dispatch<SetStateAction<string>>, field: RefObject<HTMLInputElement | null>] {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  useEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);
  return [text, setText, field];
}
