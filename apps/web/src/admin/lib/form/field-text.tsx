import { NativeText } from "@saywhere/ui/text/native-text";
import type { ReactNode } from "react";
import type { LanguageAttributes } from "../language-attributes.ts";

/** The text of a field, in the font of its language if it is native text. */
export function FieldText({
  native,
  children,
}: {
  native?: LanguageAttributes | undefined;
  children: ReactNode;
}) {
  if (!native) return <span>{children}</span>;
  return (
    <NativeText code={native.lang} script={native.script} direction={native.dir}>
      {children}
    </NativeText>
  );
}
