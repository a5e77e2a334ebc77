import { SUGGESTION_LENGTH } from "@saywhere/validators/suggestions/suggestion-limits";
import { markdownTable, whole } from "./output.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** The worst request of its kind that was found, and what bounds it. */
interface CostlyRequest {
  call: string;
  worst: string;
  boundedBy: string;
  path: string;
  init?: RequestInit;
}

const json = (body: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body,
});
const trpc = (path: string, input: unknown): string =>
  `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const batch = (path: string, input: (index: number) => unknown): string => {
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, input(index)]));
  const query = encodeURIComponent(JSON.stringify(inputs));
  return `/trpc/${Array(10).fill(path).join(",")}?batch=1&input=${query}`;
};

const SCRIPTS = "سلام こんにちは 你好 привет नमस्ते สวัสดี γεια 안녕 שלום thank you in japanese ".repeat(4);

/**
 * One request of each kind that needs no account.
 *
 * @param index makes a request that no cache has answered yet
 */
function costlyRequests(index: number): CostlyRequest[] {
  const query = `${SCRIPTS.slice(0, 180)} ${index}`;
  return [
    {
      call: "list, REST",
      worst: "`/api/phrases` with a `limit` of its own",
      path: `/api/phrases?limit=${9_000 + index}`,
      boundedBy: "10,000 items; parts of 500, one at a time, with pauses; 30 wait, then 429",
    },
    {
      call: "list, tRPC",
      worst: "`phrase.list` with a `limit` of its own",
      path: trpc("phrase.list", { limit: 480 - index }),
      boundedBy: "500 items; the same turn",
    },
    {
      call: "batch of lists",
      worst: "ten `phrase.list` of 500",
      path: batch("phrase.list", () => ({ limit: 500 })),
      boundedBy: "10 calls, one at a time; 8 MB; the same turn",
    },
    {
      call: "search",
      worst: "200 letters of nine scripts",
      path: `/api/search?query=${encodeURIComponent(query)}`,
      boundedBy: "200 letters, 20 hits, terms of a query",
    },
    {
      call: "batch of searches",
      worst: "ten of 40 letters, as many as a URL takes",
      path: batch("search.result", (call) => ({ query: `${call} ${index} ${SCRIPTS.slice(0, 36)}` })),
      boundedBy: "10 calls, one at a time",
    },
    {
      call: "search page",
      worst: "the same text",
      path: `/search?q=${encodeURIComponent(query)}`,
      boundedBy: "URL of 6,000 characters; the limits of the search",
    },
    {
      call: "page that is not there",
      worst: "a path of 5,900 characters",
      path: `/${index}${"/a".repeat(2_900)}`,
      boundedBy: "URL of 6,000 characters; the cache's 64 MB",
    },
    {
      call: "share image",
      worst: "one that nobody asked for before",
      path: `/share/phrases/thai/${["hello", "goodbye", "please", "thank-you", "yes", "no"][index % 6]}.png`,
      boundedBy: "one worker, 200 wait, then 429; 64 MB of images",
    },
    {
      call: "information about a pack",
      worst: "a language that was not requested since the last change",
      path: `/data/packs/${["thai", "japanese", "tamil", "korean", "hindi", "arabic"][index % 6]}/info.json`,
      boundedBy: "2,000 phrases; once for each language and change",
    },
    {
      call: "translations of a language",
      worst: "a language that was not requested since the last change",
      path: `/api/languages/${["thai", "japanese", "tamil", "korean", "hindi", "arabic"][index % 6]}/translations`,
      boundedBy: "10,000 items; the same turn",
    },
    {
      call: "changes",
      worst: "`/api/changes` from the beginning, with a `limit` of its own",
      path: `/api/changes?limit=${500 - index}`,
      boundedBy: "500 changes",
    },
    {
      call: "answer from the cache",
      worst: "`/api/phrases`, not compressed",
      path: "/api/phrases",
      boundedBy: "60 s for a client that reads nothing; the cache's 64 MB",
    },
    {
      call: "file of the site",
      worst: "`swagger-ui-bundle.js`",
      path: "/api/docs/swagger-ui-bundle.js",
      boundedBy: "read from the disk as it is sent",
    },
    {
      call: "sign-in",
      worst: "an address without an account",
      path: "/api/auth/sign-in",
      init: json(JSON.stringify({ email: `${index}@example.org`, password: "x".repeat(100) })),
      boundedBy: "attempts by address and by network, then 429",
    },
    {
      call: "suggestion",
      worst: "texts of the greatest length",
      path: "/api/suggestions",
      init: json(
        JSON.stringify({
          translation_id: index + 1,
          field: "other",
          suggested: "x".repeat(SUGGESTION_LENGTH),
          why: "y".repeat(SUGGESTION_LENGTH),
          seconds: 60,
        }),
      ),
      boundedBy: "ten of an address in an hour, 20 of a translation and 1,000 in all that are open, then 429",
    },
    {
      call: "body",
      worst: "16 KB of keys",
      path: "/api/auth/sign-in",
      init: json(`{${Array.from({ length: 1_600 }, (_, key) => `"${key}":${index % 10}`).join(",")}}`),
      boundedBy: "16 KB without a sign-in",
    },
    {
      call: "body that is too long",
      worst: "a megabyte",
      path: "/api/auth/sign-in",
      init: json("x".repeat(1_000_000)),
      boundedBy: "refused by its length",
    },
    {
      call: "headers",
      worst: "15 KB of `If-None-Match`",
      path: "/languages",
      init: { headers: { "if-none-match": ",".repeat(15_000) } },
      boundedBy: "16 KB of headers (431)",
    },
    {
      call: "subscription",
      worst: "`deployment.watch`",
      path: "/trpc/deployment.watch",
      init: { headers: { accept: "text/event-stream" } },
      boundedBy: "ended at once without a sign-in; 10,000 connections",
    },
  ];
}

const HEAD = ["call", "worst request", "status", "bytes", "ms", "CPU ms", "MB", "bounded by"];
const TIMES = 6;

/** Measures what the worst request of each kind costs a server, of those that need no account, one at a time. */
export async function benchCosts(databaseUrl: string, folder: string): Promise<string> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const server = await startServerProcess("../src/main.ts", { env });
  try {
    const rows: string[][] = [];
    // The last one is for code that is compiled when it is first used.
    for (const row of costlyRequests(TIMES).keys()) {
      await send(server, row, TIMES);
      rows.push(await measure(server, row));
    }
    return markdownTable(HEAD, rows);
  } finally {
    await server.stop();
  }
}

async function measure(server: ServerProcess, row: number): Promise<string[]> {
  const { call = "", worst = "", boundedBy = "" } = costlyRequests(0)[row] ?? {};
  const memory = await server.memory();
  const before = await server.cpuTime();
  const answers = [];
  for (let index = 0; index < TIMES; index++) answers.push(await send(server, row, index));
  const cpu = ((await server.cpuTime()) - before) / 1000 / TIMES;
  const grown = Math.max(0, ((await server.memory()) - memory) / 1e6 / TIMES);
  const median = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[TIMES / 2] ?? 0;
  const bytes = Math.max(...answers.map((answer) => answer.bytes));
  const statuses = [...new Set(answers.map(({ status }) => status))].join(", ");
  return [call, worst, statuses, whole(bytes), whole(median), cpu.toFixed(1), grown.toFixed(1), boundedBy];
}

async function send({ url }: ServerProcess, row: number, index: number) {
  const { path = "", init } = costlyRequests(index)[row] ?? {};
  const start = performance.now();
  const answer = await fetch(url + path, { redirect: "manual", ...init });
  const { byteLength: bytes } = await answer.arrayBuffer();
  return { status: answer.status, bytes, ms: performance.now() - start };
}
