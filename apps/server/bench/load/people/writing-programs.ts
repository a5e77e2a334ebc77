import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { anyOf } from "../any-of.ts";
import type { Asked, HttpClient } from "../http-client.ts";
import { untilNext } from "../until-next.ts";
import { checkPublic, type Written } from "./check-public.ts";
import type { Saved } from "./editors.ts";
import { waited } from "../any-of.ts";

interface Options {
  client: HttpClient;
  token: string;
  /** What this one alone writes. */
  entries: PhraseEntry[];
  saved: Saved;
  /** Milliseconds from one thing to the next, on the average. */
  pace: number;
  signal: AbortSignal;
}

const KIND = "REST: writes";

/** Has a program with a token write over REST until told to end. */
export async function writeByProgram({
  client,
  token,
  entries,
  saved,
  pace,
  signal,
}: Options): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = async <T>(kind: string, asked: Pick<Asked, "method" | "path" | "statuses">, body?: object) => {
    const answer = await client.ask({
      kind,
      planned: performance.now(),
      headers: body ? headers : { authorization: headers.authorization },
      ...asked,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer && (JSON.parse(answer.body.toString()) as T);
  };
  for (let number = 1; await waited(untilNext(1_000 / pace, Math.random()), signal); number++) {
    const entry = anyOf(entries);
    await call("REST: lists for writing", { path: "/api/language-phrases?limit=50" });
    const notes = `Written by a program, for the ${number}th time.`;
    const fields = { native_text: entry.native_text, romanization: entry.romanization, usage_notes: notes };
    const changed = await call(KIND, { method: "PUT", path: `/api/language-phrases/${entry.id}` }, fields);
    if (changed) {
      const written: Written = { entry, notes, sign: notes, isTakenBack: false };
      saved.set(entry.id, written);
      await checkPublic(client, written);
    }
    const added = await call<{ id: number }>(
      KIND,
      { method: "POST", path: "/api/tasks", statuses: [201] },
      { title: notes },
    );
    if (added) await call(KIND, { method: "DELETE", path: `/api/tasks/${added.id}` });
  }
}
