import {
  type FieldLists,
  findLists,
  lockLists,
  type StoredList,
  writeLists,
} from "@saywhere/db/queries/emergency-and-intent.queries";
import type { ImportRow } from "@saywhere/validators/content/import";
import { languageInput } from "@saywhere/validators/content/language";
import { phraseInput } from "@saywhere/validators/content/phrase";
import { z } from "zod";
import { presentEmergencyNumbers } from "../language/language.presenter.ts";
import { listColumn } from "./cell-format.ts";
import { type FileKind, UNCHANGED } from "./import-kind.ts";

type ListKind = keyof FieldLists;

interface ListField<Kind extends ListKind> {
  column: string;
  schema: z.ZodType<FieldLists[Kind][] | undefined>;
  /** Converts a stored list to the format of the API, with its keys in a fixed order. */
  present(list: FieldLists[Kind][]): FieldLists[Kind][];
}

export const LIST_FIELDS: { [Kind in ListKind]: ListField<Kind> } = {
  language: {
    column: "emergency_numbers",
    schema: listColumn("emergency_numbers", languageInput.shape.emergency_numbers),
    present: presentEmergencyNumbers,
  },
  phrase: {
    column: "intents",
    schema: listColumn("intents", phraseInput.shape.intents),
    present: (intents) => intents,
  },
};

/** Files with one list of each language or phrase. */
export function listFile<Kind extends ListKind>(
  kind: Kind,
): FileKind<Kind, { list: FieldLists[Kind][] }, StoredList<Kind>> {
  const { column, schema, present }: ListField<Kind> = LIST_FIELDS[kind];
  return {
    kind,
    keys: [kind],

    checkFields(values) {
      const { data, error } = z.object({ [column]: schema }).safeParse(values);
      const list = data?.[column];
      return { fields: list ? { list } : {}, error };
    },

    lock: (tx) => lockLists(tx, kind),

    async comparer(db, rows) {
      const ids = rows.flatMap((row) => row.ids[kind] ?? []);
      const stored = new Map((await findLists(db, kind, ids)).map(({ id, list }) => [id, list]));
      return ({ line, language, phrase, ids: { [kind]: id }, fields, problems }) => {
        const planned = (outcome: ImportRow["outcome"]): ImportRow => ({
          line,
          language,
          phrase,
          outcome,
          fields: [],
          problems,
          reason: outcome === "unchanged" ? UNCHANGED : null,
        });
        if (problems.length > 0 || id === undefined) return { row: planned("invalid"), write: null };
        const before = stored.get(id);
        if (!before) {
          const message = `The ${kind} was just deleted`;
          return { row: { ...planned("invalid"), problems: [{ field: kind, message }] }, write: null };
        }
        const { list } = fields;
        const [left, right] = [present(before), list && present(list)];
        if (!list || JSON.stringify(left) === JSON.stringify(right)) {
          return { row: planned("unchanged"), write: null };
        }
        const change = { field: column, before: left, after: right };
        return { row: { ...planned("update"), fields: [change] }, write: { id, list } };
      };
    },

    write: (tx, lists) => writeLists(tx, kind, lists),
  };
}
