import { PhraseCard } from "@saywhere/ui/cards/phrase-card";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { ComponentProps } from "react";
import type { ListTools } from "./list-tools/use-list-tools.ts";

interface PhraseEntryCardProps extends Partial<Pick<ListTools, "SaveIcon">> {
  entry: PhraseEntry;
  show?: ComponentProps<typeof PhraseCard>["show"];
}

/** An entry in a list: a card with a link, and a button that saves it. */
export function PhraseEntryCard({ entry, show, SaveIcon }: PhraseEntryCardProps) {
  return (
    <PhraseCard
      href={paths.translation(entry.language.slug, entry.phrase.slug)}
      english={entry.phrase.english}
      nativeText={entry.native_text}
      romanization={entry.romanization}
      language={entry.language}
      category={entry.category}
      show={show}
      action={SaveIcon && <SaveIcon entry={entry} />}
    />
  );
}
