import { setImmediate, setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import type { Answer } from "./run-server.ts";

type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** The writes of editors, and their responses. */
export interface Writing {
  /** Waits until the given number of further writes was acknowledged. */
  acknowledged(more: number): Promise<void>;
  /** Waits until each editor received an error for a write that was started after this call. */
  allRefused(): Promise<Answer[]>;
  /** Waits for the outstanding responses, and starts no more writes. */
  stop(): Promise<void>;
  /** Counts lost, duplicated and partial writes by comparing with the database. */
  judge(pool: Pool): Promise<Verdict>;
}

export interface Verdict {
  acknowledged: number;
  lost: number;
  doubled: number;
  halves: number;
}

const EDITORS = 8;
const REFUSED_PAUSE_MS = 100;

/** Everything that a write of the test leaves: the number of its records, and of their history entries. */
const FOUND = `
  select name, count(*)::int as times, min(histories)::int as fewest, max(histories)::int as most from (
    select written.name, (
      select count(*) from change join change_set on change_set.id = change.change_set_id
      where change.kind = written.kind and change.record_id = written.id and change.action = 'create'
        and change_set.change_count = 1 and change_set.author_name <> 'Database'
    ) as histories
    from (
      select 'task' as kind, id, title as name from task union all select 'category', id, name from category
    ) as written where name like 'Fault %'
  ) as found group by name`;

/** History entries of a record of the test that does not exist. */
const STRAY = `
  select count(*)::int as count from change where coalesce(after ->> 'title', after ->> 'name') like 'Fault %'
    and not exists (select from task where change.kind = 'task' and task.id = change.record_id)
    and not exists (select from category where change.kind = 'category' and category.id = change.record_id)`;

let series = 0;

/** Simulates editors that write tasks and categories sequentially until they are stopped. */
export function writeAllAlong(call: Call): Writing {
  const run = ++series;
  const kept = new Set<string>();
  const listeners = new Set<(answer: Answer, editor: number, begun: number) => void>();
  let [stopped, moment] = [false, 0];

  async function write(editor: number): Promise<void> {
    // The caller can wait for results before the first write starts.
    await setImmediate();
    for (let number = 0; !stopped; number++) {
      const name = `Fault ${run}-${editor}-${number}`;
      const begun = ++moment;
      const answer =
        number % 2 === 0
          ? await call("POST", "/tasks", { title: name })
          : await call("POST", "/categories", { name, description: "Written while something fails." });
      if (answer.status >= 200 && answer.status < 300) kept.add(name);
      for (const listen of listeners) listen(answer, editor, begun);
      // Refusals come within a millisecond; the server needs the processor to recover.
      if (answer.status >= 400 || answer.status === 0) await setTimeout(REFUSED_PAUSE_MS);
    }
  }
  const writing = Promise.all(Array.from({ length: EDITORS }, (_, editor) => write(editor)));

  return {
    acknowledged(more) {
      const goal = kept.size + more;
      return new Promise((resolve) => {
        const listen = () => {
          if (kept.size < goal) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
      });
    },
    allRefused() {
      const since = moment;
      const refused = new Map<number, Answer>();
      return new Promise((resolve) => {
        const listen = (answer: Answer, editor: number, begun: number) => {
          if (begun > since && answer.status >= 400) refused.set(editor, answer);
          if (refused.size < EDITORS) return;
          listeners.delete(listen);
          resolve([...refused.values()]);
        };
        listeners.add(listen);
      });
    },
    async stop() {
      stopped = true;
      await writing;
    },
    async judge(pool) {
      const { rows } = await pool.query<{ name: string; times: number; fewest: number; most: number }>(FOUND);
      const stray = await pool.query<{ count: number }>(STRAY);
      const found = rows.filter(({ name }) => name.startsWith(`Fault ${run}-`));
      const names = new Set(found.map(({ name }) => name));
      return {
        acknowledged: kept.size,
        lost: [...kept].filter((name) => !names.has(name)).length,
        doubled: found.filter(({ times }) => times > 1).length,
        halves:
          found.filter(({ fewest, most }) => fewest !== 1 || most !== 1).length + (stray.rows[0]?.count ?? 0),
      };
    },
  };
}
