import { notify } from "@saywhere/ui/toasts/notify";
import { reportStorageFailure } from "../report-storage-failure.ts";
import { type MyLanguage, readMyLanguage, storedLanguage } from "./my-language.ts";
import { forgetMyLanguage, restoreMyLanguage, setMyLanguage } from "./set-my-language.ts";

const FAILED = "Your language could not be stored";

/** Makes a language the visitor's own, or forgets it; says what it did, with a way back. */
export function changeMyLanguage(language: MyLanguage | null): void {
  const stored = storedLanguage.read();
  const before = readMyLanguage();
  const isStored = language ? setMyLanguage(language) : forgetMyLanguage();
  if (!isStored) return reportStorageFailure(FAILED);
  const undo = () => {
    if (!restoreMyLanguage(stored)) reportStorageFailure(FAILED);
  };
  const action = { label: "Undo", onClick: undo };
  if (language) {
    notify({
      title: `${language.name} is your language`,
      message: "It comes first in search and lists.",
      action,
    });
  } else if (before) {
    notify({
      title: `${before.name} is no longer your language`,
      message: "Forgotten on this device.",
      action,
    });
  }
}
