import type { RecordKind } from "@saywhere/validators/history/activity";
import { SETTING_WORDS } from "./setting-labels.ts";

/** Labels of the kinds of records, in singular and plural. */
const WORDS: Record<RecordKind, [one: string, several: string]> = {
  language: ["language", "languages"],
  category: ["category", "categories"],
  phrase: ["phrase", "phrases"],
  related_phrase: ["related phrase", "related phrases"],
  translation: ["translation", "translations"],
  setting: ["setting", "settings"],
  person: ["person", "people"],
  api_token: ["API token", "API tokens"],
  task: ["task", "tasks"],
  task_order: ["task", "tasks"],
  document: ["document", "documents"],
  file: ["file", "files"],
  synonym_group: ["synonym group", "synonym groups"],
  webhook_endpoint: ["webhook", "webhooks"],
};

/** The label of a kind of record, for one or several. */
export function recordWord(kind: RecordKind, count = 1): string {
  return WORDS[kind][count === 1 ? 0 : 1];
}

/** The name of a record from its label in the history. */
export function recordName(kind: RecordKind, label: string): string {
  return kind === "setting" && label in SETTING_WORDS
    ? SETTING_WORDS[label as keyof typeof SETTING_WORDS]
    : label;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
