import { notify } from "@saywhere/ui/toasts/notify";
import { paths } from "@saywhere/validators/urls/paths";
import { chosenForm, type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { shareOrCopy } from "../../lib/share-or-copy.ts";
import { type LinkedSheet, linkHash, MAX_LINK_LENGTH } from "./sheet-link.ts";

/** Shares the link to a sheet, or copies it where the browser cannot share. */
export async function shareSheet(name: string, entries: readonly SavedPhrase[]): Promise<void> {
  const phrases = linkedPhrases(entries);
  const url = location.origin + paths.saved + linkHash({ name, phrases });
  if (url.length > MAX_LINK_LENGTH) {
    notify({
      title: "The sheet is too long for a link",
      message: "Move some phrases to another sheet, or use Export CSV and send the file.",
      variant: "destructive",
    });
    return;
  }
  await shareOrCopy({ title: name, url }, url, {
    copied: {
      title: "Link copied",
      message: "The link holds the list. Paste it where you want to share it.",
    },
    failed: {
      title: "The link could not be copied",
      message: "Your browser does not allow it. Use Export CSV and send the file.",
    },
  });
}

/** Others see a main form as they speak. */
function linkedPhrases(entries: readonly SavedPhrase[]): LinkedSheet["phrases"] {
  const unique = new Map(entries.map((entry) => [savedPhraseKey(entry), entry]));
  return [...unique.values()].map(({ language, phrase, ...entry }) => ({
    language: language.slug,
    phrase: phrase.slug,
    form: chosenForm(entry)?.slug,
  }));
}
