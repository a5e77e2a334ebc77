import { NativeText, type NativeTextProps } from "./native-text.tsx";

interface NativeNameProps extends Pick<NativeTextProps, "code" | "script" | "direction" | "className"> {
  /** Name in English, which stands beside it. */
  name: string;
  nativeName: string;
}

/** The native name of a language; nothing where it is the same as the English one, as that of Tagalog is. */
export function NativeName({ name, nativeName, ...text }: NativeNameProps) {
  if (nativeName === name) return null;
  return <NativeText {...text}>{nativeName}</NativeText>;
}
