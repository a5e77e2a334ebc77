import { type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { cleanName } from "../../lib/sheets/sheets.ts";
import { BACKUP_FORMAT, BACKUP_VERSION } from "./backup-text.ts";
import { ImportError } from "./import-error.ts";

const MAX_PHRASES = 10_000;
const MAX_SHEETS = 1_000;

export interface Backup {
  phrases: readonly SavedPhrase[];
  sheets: readonly { name: string; phrases: readonly SavedPhrase[] }[];
}

/**
 * Reads an exported file.
 *
 * @throws ImportError when it is no such file, or an invalid one
 */
export function readBackup(content: string): Backup {
  const file = parseJson(content) as Record<string, unknown> | null;
  if (file?.["format"] !== BACKUP_FORMAT) throw new ImportError("The file is not a backup of saved phrases.");
  if (file["version"] !== BACKUP_VERSION) {
    throw new ImportError("A newer version of this site made the file. Reload this page and try again.");
  }
  const phrases = listOf(file, "phrases", MAX_PHRASES).map(readPhrase);
  const byKey = new Map(phrases.map((entry) => [savedPhraseKey(entry), entry]));
  const sheets = listOf(file, "sheets", MAX_SHEETS).map((value, index) => {
    const sheet = value as { name?: unknown; phrases?: unknown } | null;
    const name = typeof sheet?.name === "string" ? cleanName(sheet.name) : "";
    if (!name || !Array.isArray(sheet?.phrases)) throw damaged(`sheet ${index + 1} is incomplete`);
    const keys: unknown[] = sheet.phrases;
    return {
      name,
      phrases: keys.map((key) => byKey.get(String(key)) ?? fail(damaged(`“${name}” has an unknown phrase`))),
    };
  });
  return { phrases, sheets };
}

function readPhrase(value: unknown, index: number): SavedPhrase {
  const { id, phrase, language, category, form, ...texts } = (value ?? {}) as Partial<SavedPhrase>;
  const { native_text, romanization, pronunciation_guide, audio_url } = texts;
  const isComplete =
    Number.isSafeInteger(id) &&
    [phrase?.slug, phrase?.english, category?.slug, category?.name, native_text].every(isText) &&
    [language?.slug, language?.name, language?.code, language?.script].every(isText) &&
    (language?.direction === "ltr" || language?.direction === "rtl") &&
    [romanization, pronunciation_guide, audio_url].every(isTextOrAbsent) &&
    (form === undefined || [form?.slug, form?.label].every(isText)) &&
    // It is played: nothing but a file is.
    /^(https?:\/\/|\/|$)/.test(audio_url ?? "");
  if (!isComplete) throw damaged(`phrase ${index + 1} is incomplete`);
  return value as SavedPhrase;
}

const isText = (value: unknown) => typeof value === "string" && value !== "";
const isTextOrAbsent = (value: unknown) => typeof value === "string" || value === null || value === undefined;

function listOf(file: Record<string, unknown>, name: string, max: number): unknown[] {
  const list = file[name];
  if (!Array.isArray(list)) throw damaged(`it has no ${name}`);
  if (list.length > max) throw damaged(`it has more than ${max} ${name}`);
  return list;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ImportError("The file is not JSON. Choose a backup that you made here.");
  }
}

function damaged(what: string): ImportError {
  return new ImportError(`The file is damaged: ${what}.`);
}

function fail(error: Error): never {
  throw error;
}
