import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { pickRandom, timeUntilNext, waited } from "../arrivals.ts";
import { type HttpClient, type LoadRequest, textOf } from "../http-client.ts";
import { BROWSER, inMarkup } from "./pages.ts";
import type { Member } from "./team.ts";

/** What the last acknowledged save of a translation left. */
export interface Written {
  entry: PhraseEntry;
  /** Its notes by now. */
  notes: string | null;
  /** What was written into them last, and whether it was taken back again. */
  sign: string;
  isTakenBack: boolean;
}

const READ_KIND = "reads after a save";

/** Sees that what was acknowledged is what the next reads show, wherever they go: the page, and the REST API. */
async function checkPublic(client: HttpClient, written: Written): Promise<void> {
  const { language, phrase } = written.entry;
  const planned = performance.now();
  const [page, read] = await Promise.all([
    client.ask({
      kind: READ_KIND,
      path: paths.translation(language.slug, phrase.slug),
      planned,
      headers: BROWSER,
    }),
    client.ask({ kind: READ_KIND, path: `/api/phrases/${language.slug}/${phrase.slug}`, planned }),
  ]);
  if (page && !isAsWritten(await textOf(page), written)) {
    client.wrong(READ_KIND, `a page did not show what was ${written.isTakenBack ? "taken back" : "saved"}`);
  }
  if (!read) return;
  const { usage_notes } = JSON.parse(await textOf(read)) as { usage_notes: string | null };
  if (usage_notes !== written.notes) client.wrong(READ_KIND, "a REST read did not give what was saved");
}

/** Earlier notes contain native words, which have markup in a page: for those, only the absence of our note is checked. */
export const isAsWritten = (page: string, { sign, isTakenBack }: Written): boolean =>
  page.includes(inMarkup(sign)) !== isTakenBack;

/** By the identifiers of translations. */
export type Saved = Map<number, Written>;

interface EditorOptions {
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

/** Has an editor work until aborted: open a list, edit a translation, look at it, take some back, mind the tasks. */
export async function edit({ client, member, entries, saved, pace, signal }: EditorOptions): Promise<void> {
  const { calls, name } = member;
  let number = 0;
  // The starts are spread.
  let pause = Math.random() * pace;
  while (await waited(pause, signal)) {
    pause = timeUntilNext(1_000 / pace, Math.random());
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
    const entry = pickRandom(entries);
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
    const sent = { kind: "uploads", path, planned, method: "PUT" as const, headers, body: content };
    const answer = await client.ask({ ...sent, statuses: [201] });
    if (!answer) return;
    const { url } = JSON.parse(answer.body.toString()) as { url: string };
    const stored = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if ((await stored.text()) !== content) client.wrong("uploads", "the store has another content");
    await client.ask({
      kind: "deleted files",
      path,
      planned: performance.now(),
      method: "DELETE",
      headers: member.headers,
    });
  }
}

interface ProgramOptions {
  client: HttpClient;
  token: string;
  /** What this one alone writes. */
  entries: PhraseEntry[];
  saved: Saved;
  /** Milliseconds from one thing to the next, on the average. */
  pace: number;
  signal: AbortSignal;
}

const WRITE_KIND = "REST: writes";

/** Has a program with a token write over REST until aborted. */
export async function writeByProgram({
  client,
  token,
  entries,
  saved,
  pace,
  signal,
}: ProgramOptions): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = async <T>(
    kind: string,
    asked: Pick<LoadRequest, "method" | "path" | "statuses">,
    body?: object,
  ) => {
    const answer = await client.ask({
      kind,
      planned: performance.now(),
      headers: body ? headers : { authorization: headers.authorization },
      ...asked,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer && (JSON.parse(answer.body.toString()) as T);
  };
  for (let number = 1; await waited(timeUntilNext(1_000 / pace, Math.random()), signal); number++) {
    const entry = pickRandom(entries);
    await call("REST: lists for writing", { path: "/api/language-phrases?limit=50" });
    const notes = `Written by a program, for the ${number}th time.`;
    const fields = { native_text: entry.native_text, romanization: entry.romanization, usage_notes: notes };
    const changed = await call(
      WRITE_KIND,
      { method: "PUT", path: `/api/language-phrases/${entry.id}` },
      fields,
    );
    if (changed) {
      const written: Written = { entry, notes, sign: notes, isTakenBack: false };
      saved.set(entry.id, written);
      await checkPublic(client, written);
    }
    const added = await call<{ id: number }>(
      WRITE_KIND,
      { method: "POST", path: "/api/tasks", statuses: [201] },
      { title: notes },
    );
    if (added) await call(WRITE_KIND, { method: "DELETE", path: `/api/tasks/${added.id}` });
  }
}

const COUNT = 4;

/** Gives some phrases another address, so that links of before lead somewhere. */
export async function renamePhrases({ calls }: Member): Promise<{ from: string; to: string }[]> {
  const { items } = await calls.phrase.adminPage.query({ limit: COUNT });
  const moved: { from: string; to: string }[] = [];
  for (const { id, english, category_id, slug, version } of items) {
    const renamed = await calls.phrase.update.mutate({
      id,
      english,
      category_id,
      slug: `${slug}-now`,
      version,
    });
    moved.push({ from: paths.phrase(slug), to: paths.phrase(renamed.slug) });
    moved.push({ from: paths.translation("farsi", slug), to: paths.translation("farsi", renamed.slug) });
  }
  return moved;
}
