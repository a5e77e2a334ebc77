import { SectionHeading } from "@saywhere/ui/section-heading";
import { NumberedList } from "../../lib/numbered-list.tsx";

const BENEFITS = [
  {
    title: "Cultural Context",
    text: "When a phrase is right and when it is not: forms of address, manners and what people expect to hear back.",
  },
  {
    title: "Regional Variations",
    text: "The same language changes from place to place. See what is said where, and what each form sounds like to others.",
  },
  {
    title: "Pronunciation Help",
    text: "Latin letters for every script and a guide by syllables, with the stressed one marked, so that you can say it aloud.",
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title">
      <SectionHeading id="benefits-title">More than a word list</SectionHeading>
      <NumberedList entries={BENEFITS} />
    </section>
  );
}
