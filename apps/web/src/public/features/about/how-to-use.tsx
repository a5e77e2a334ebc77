import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { type NumberedEntry, NumberedList } from "../../lib/numbered-list.tsx";

const STEPS: NumberedEntry[] = [
  {
    title: "Find the phrase",
    text: "Type what you want to say into the search, with the language if you like: “thank you in japanese”. Or go through the phrases by category.",
    link: { label: "Popular phrases", href: paths.phrases() },
  },
  {
    title: "Choose the language",
    text: "Each language has a page with its script, where it is spoken, its popular phrases, and a list of all of them to print.",
    link: { label: "All languages", href: paths.languages },
  },
  {
    title: "Say it aloud",
    text: "Read the pronunciation guide as if it were English; the syllable in capitals carries the stress. Listen where there is a recording or where your browser has a voice for the language.",
  },
  {
    title: "Use it well",
    text: "The notes tell when a phrase fits and to whom, and what is different from region to region. You can also show the phrase in large letters and let the other person read it.",
  },
  {
    title: "Keep it",
    text: "Save phrases while you read. They stay in your browser, without an account.",
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
