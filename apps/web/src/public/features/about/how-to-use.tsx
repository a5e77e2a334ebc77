import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { type NumberedEntry, NumberedList } from "../../lib/numbered-list.tsx";

const STEPS: NumberedEntry[] = [
  {
    title: "Find the phrase",
    text: "Search for what you want to say, with the language if you like: “thank you in Japanese”. Or browse the phrases by category.",
    link: { label: "Popular phrases", href: paths.phrases() },
  },
  {
    title: "Choose the language",
    text: "Each language has a page with its script, where it is spoken, its popular phrases and a printable phrase list.",
    link: { label: "All languages", href: paths.languages },
  },
  {
    title: "Say it aloud",
    text: "Read the pronunciation guide as if it were English; the syllable in capitals is stressed. You can listen if there is a recording or your device has a voice for the language.",
  },
  {
    title: "Use it well",
    text: "Notes explain when and with whom to use a phrase, and what differs from region to region. You can also show the phrase in large letters for the other person to read.",
  },
  {
    title: "Save it",
    text: "Save phrases as you read. They stay on your device, and you don’t need an account.",
    link: { label: "Saved phrases", href: paths.saved },
  },
];

export function HowToUse({ siteName }: { siteName: string }) {
  return (
    <section aria-labelledby="how-to-use-title">
      <SectionHeading id="how-to-use-title">How to Use {siteName}</SectionHeading>
      <NumberedList entries={STEPS} />
    </section>
  );
}
