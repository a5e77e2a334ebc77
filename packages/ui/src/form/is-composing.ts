import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to the input method that composes a word. Safari ends the composition before the Enter that
 * confirms it, which only its key code tells.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else distinguishes this Enter from any other.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
