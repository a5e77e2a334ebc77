import { NativeText } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { ReactNode } from "react";

/** The properties of a language that determine how a native text is set. */
export type NativeLanguage = Pick<LanguageRef, "code" | "direction" | "script">;

/** The text of a field, in the font of its language if it is native text. */
export function FieldText({
  native,
  children,
}: {
  native?: NativeLanguage | undefined;
  children: ReactNode;
}) {
  if (!native) return <span>{children}</span>;
  return <NativeText {...native}>{children}</NativeText>;
}
