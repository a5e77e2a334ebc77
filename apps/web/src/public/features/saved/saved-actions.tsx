import { Button } from "@saywhere/ui/button";
import { IconPrinter, IconShare } from "@tabler/icons-react";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { shareOrCopy } from "../../lib/share-or-copy.ts";
import { ShowSetButton } from "../../lib/show-card/show-set-button.tsx";
import { formPath } from "./form-path.ts";
import { PlayAll } from "./play-all.tsx";

export interface SavedActionsProps {
  /** The saved phrases by the slugs of their languages. */
  languages: ReadonlyMap<string, readonly SavedPhrase[]>;
}

/** What can be done with all saved phrases at once. Loaded after the page. */
export function SavedActions({ languages }: SavedActionsProps) {
  return (
    <>
      <PlayAll entries={[...languages.values()].flat()} />
      <ShowSetButton phrases={[...languages.values()].flat()} />
      <Button
        variant="outline"
        size="sm"
        icon={<IconShare aria-hidden />}
        onClick={() => void share(languages)}
      >
        Share
      </Button>
      <Button variant="outline" size="sm" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}

/** Shares the list with another app, or copies it where the browser cannot share. */
function share(languages: SavedActionsProps["languages"]): Promise<void> {
  const text = plainText(languages);
  return shareOrCopy({ title: "Saved Phrases", text }, text, {
    copied: { title: "List copied", message: "Paste it where you want to share it." },
    failed: {
      title: "The list could not be copied",
      message: "Your browser does not allow it. Print the list, or open a phrase and share its page.",
    },
  });
}

/** The phrases as plain text for messages and notes: each with its romanization and the URL of its page. */
function plainText(languages: SavedActionsProps["languages"]): string {
  return [...languages.values()]
    .map((entries) => [entries[0]?.language.name, ...entries.map(describe)].join("\n\n"))
    .join("\n\n\n");
}

function describe(saved: SavedPhrase): string {
  const { phrase, native_text, romanization } = saved;
  return [`${phrase.english}: ${native_text}`, romanization, location.origin + formPath(saved)]
    .filter(Boolean)
    .join("\n");
}
