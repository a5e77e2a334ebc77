import { notify } from "@saywhere/ui/toasts/notify";
import { reportStorageFailure } from "../report-storage-failure.ts";
import { type MyLanguage, readMyLanguage } from "./my-language.ts";
import { forgetMyLanguage, setMyLanguage } from "./set-my-language.ts";

/** Makes a language the visitor's own, or forgets it; says what it did, with a way back. */
export function changeMyLanguage(language: MyLanguage | null): void {
  const before = readMyLanguage();
  if (!store(language)) {
    reportStorageFailure("Your language could not be stored");
    return;
  }
  const action = { label: "Undo", onClick: () => void store(before) };
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

function store(language: MyLanguage | null): boolean {
  return language ? setMyLanguage(language) : forgetMyLanguage();
}
