import { NativeText } from "@saywhere/ui/text/native-text";
import type { PracticeItem } from "./practice-item.ts";

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The visitor's answer; in the language's script, it needs the font of the script. */
export function GivenAnswer({ item: { entry, direction }, text }: { item: PracticeItem; text: string }) {
  if (direction === "to-english" || !NOT_LATIN.test(text)) return <bdi>{text}</bdi>;
  return (
    <NativeText as="bdi" {...entry.language}>
      {text}
    </NativeText>
  );
}
