import { SectionHeading } from "@saywhere/ui/section-heading";
import { NumberedList } from "../../lib/numbered-list.tsx";

const BENEFITS = [
  {
    title: "Cultural Context",
    text: "When to use a phrase and when not to: forms of address, manners and what people expect to hear back.",
  },
  {
    title: "Regional Variations",
    text: "The same language changes from place to place. See what people say where, and how each form comes across.",
  },
  {
    title: "Pronunciation Help",
    text: "Every script in Latin letters, and a guide by syllables with the stress marked, so you can say it aloud.",
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
