import { NativeText } from "@saywhere/ui/text/native-text";
import type { ReactNode } from "react";
import type { NativeFace } from "../language-attributes.ts";

/** The text of a field, in the face of its language where it is written in one of the guide's languages. */
export function FieldText({ native, children }: { native?: NativeFace | undefined; children: ReactNode }) {
  if (!native) return <span>{children}</span>;
  return (
    <NativeText code={native.lang} script={native.script} direction={native.dir}>
      {children}
    </NativeText>
  );
}
