import type { LanguageRef } from "@saywhere/validators/phrase-entry";
import type { NativeFace } from "../../lib/native-face.ts";

/** How texts in a language are set. */
export function nativeFace({ code, direction, script }: LanguageRef): NativeFace {
  return { lang: code, dir: direction, script };
}
