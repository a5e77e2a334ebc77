import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { anyOf, waited } from "../any-of.ts";
import type { HttpClient } from "../http-client.ts";
import { untilNext } from "../until-next.ts";
import { checkPublic, type Written } from "./check-public.ts";
import type { Member } from "./team.ts";

/** By the identifiers of translations. */
export type Saved = Map<number, Written>;

interface Options {
  client: HttpClient;
  member: Member;
  /** What this one alone edits. */
  entries: PhraseEntry[];
  saved: Saved;
  /** Milliseconds from one thing to the next, on the average. */
  pace: number;
  /** Ends it. */
  signal: AbortSignal;
}

/** Of saves: those that are taken back. */
const TAKEN_BACK = 0.25;

/** Has an editor work until told to end: open a list, edit a translation, look at it, take some back, mind the tasks. */
export async function edit({ client, member, entries, saved, pace, signal }: Options): Promise<void> {
  const { calls, name } = member;
  let number = 0;
  // They do not begin all at once.
  let pause = Math.random() * pace;
  while (await waited(pause, signal)) {
    pause = untilNext(1_000 / pace, Math.random());
    number++;
    try {
      await editTranslation();
      if (number % 2 === 0) await mindTasks();
      if (member.isAdministrator && number % 2 === 1) await upload();
    } catch (error) {
      client.wrong("editors", (error as Error).message);
    }
  }

  async function editTranslation(): Promise<void> {
    const entry = anyOf(entries);
    await calls.translation.page.query({ search: entry.phrase.english, limit: 25 });
    const { translation } = await calls.translation.row.query({ id: entry.id });
    if (!translation) throw new Error("a translation was gone");
    const before = translation.usage_notes;
    const notes = `Looked at by ${name}, for the ${number}th time.`;
    const { version } = await calls.translation.update.mutate({ ...translation, usage_notes: notes });
    const written: Written = { entry, notes, sign: notes, isTakenBack: false };
    saved.set(entry.id, written);
    await checkPublic(client, written);
    if (Math.random() >= TAKEN_BACK) return;
    const { entries: states } = await calls.activity.history.query({
      kind: "translation",
      record_id: entry.id,
    });
    const newest = states[0];
    if (!newest?.current) throw new Error(`the history does not know version ${version}`);
    await calls.activity.undo.mutate({ change_set_id: newest.change_set_id });
    const back: Written = { ...written, notes: before, isTakenBack: true };
    saved.set(entry.id, back);
    await checkPublic(client, back);
  }

  async function mindTasks(): Promise<void> {
    const task = await calls.task.create.mutate({
      title: `${name}, ${number}`,
      status: "pending",
      description: "",
      details: "",
    });
    const listed = await calls.task.list.query({});
    if (!listed.some(({ id }) => id === task.id)) throw new Error("a task that was added is not in the list");
    await calls.task.toggle.mutate({ id: task.id });
    await calls.task.reorder.mutate({ taskIds: listed.map(({ id }) => id).toReversed() });
    await calls.task.delete.mutate({ id: task.id });
  }

  async function upload(): Promise<void> {
    const content = `${name}, ${number}\n${"A line of a file.\n".repeat(2_000)}`;
    const path = `/api/cdn/assets/${encodeURIComponent(name)}/${number}.txt`;
    const headers = { ...member.headers, "content-type": "text/plain" };
    const planned = performance.now();
    const sent = { kind: "files sent", path, planned, method: "PUT" as const, headers, body: content };
    const answer = await client.ask({ ...sent, statuses: [201] });
    if (!answer) return;
    const { url } = JSON.parse(answer.body.toString()) as { url: string };
    const stored = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if ((await stored.text()) !== content) client.wrong("files sent", "the store has another content");
    await client.ask({
      kind: "files removed",
      path,
      planned: performance.now(),
      method: "DELETE",
      headers: member.headers,
    });
  }
}
