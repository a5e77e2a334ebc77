import { PhraseCard } from "@saywhere/ui/cards/phrase-card";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { ComponentProps } from "react";

interface EntryCardProps {
  entry: PhraseEntry;
  show?: ComponentProps<typeof PhraseCard>["show"];
}

/** An entry in a list: one card, one link. */
export function EntryCard({ entry, show }: EntryCardProps) {
  return (
    <PhraseCard
      href={paths.translation(entry.language.slug, entry.phrase.slug)}
      english={entry.phrase.english}
      nativeText={entry.native_text}
      romanization={entry.romanization}
      language={entry.language}
      category={entry.category}
      show={show}
    />
  );
}
