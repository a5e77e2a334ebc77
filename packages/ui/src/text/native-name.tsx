import { NativeText, type NativeTextProps } from "./native-text.tsx";

interface NativeNameProps extends Pick<NativeTextProps, "code" | "script" | "direction" | "className"> {
  /** Name in English, which stands beside it. */
  name: string;
  nativeName: string;
}

/** The native name of a language; nothing where it is the same as the English one, as that of Tagalog is. */
export function NativeName({ name, nativeName, code, script, direction, className }: NativeNameProps) {
  if (nativeName === name) return null;
  return (
    <NativeText code={code} script={script} direction={direction} className={className}>
      {nativeName}
    </NativeText>
  );
}
