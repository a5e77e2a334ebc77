import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/**
 * State of a text field in a server-rendered page, which a visitor may have filled in before the page's scripts were
 * loaded: that text becomes the state as soon as React has hydrated the field.
 *
 * @param onTyped called with such a text when the visitor is still in the field
 * @returns the text, its setter, and the ref of the field
 */
export function useHydratedInput(
  initial = "",
  onTyped?: () => void,
): [text: string, setText: Dispatch<SetStateAction<string>>, field: RefObject<HTMLInputElement | null>] {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const adopt = useEffectEvent((input: HTMLInputElement) => {
    setText(input.value);
    if (input.value !== initial && input === document.activeElement) onTyped?.();
  });
  useEffect(() => {
    if (field.current) adopt(field.current);
  }, []);
  return [text, setText, field];
}
