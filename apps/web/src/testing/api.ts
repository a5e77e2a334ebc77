import type { AppRouter } from "@saywhere/server/app-router";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { ApiFailure } from "./api-failure.ts";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Maybe<T> = T | Promise<T>;

/** API calls by module and name, each with its result, or an `ApiFailure` that it throws. */
export type ApiAnswers = {
  [M in keyof Outputs]?: {
    [P in keyof Outputs[M]]?: (
      input: P extends keyof Inputs[M] ? Inputs[M][P] : never,
    ) => Maybe<Outputs[M][P]>;
  };
};

type Answer = (input: unknown) => unknown;

const answers = new Map<string, Answer>();
const made: { path: string; input: unknown }[] = [];
const undescribed: string[] = [];
let online = true;
let test = 1;

/**
 * The origin of the running test's API, which the clients of its pages call: a call that a page of an earlier test
 * sends only now is not taken for a call of this test.
 */
export function apiOrigin(): string {
  return `http://test-${test}.localhost`;
}

function isOfEarlierTest({ url }: Request): boolean {
  const { origin } = new URL(url);
  return /^http:\/\/test-\d+\.localhost$/.test(origin) && origin !== apiOrigin();
}

/** Sets the mocked results of the API; a later definition of a call replaces an earlier one. */
export function answerApi(described: ApiAnswers): void {
  for (const [module, calls] of Object.entries(described)) {
    for (const [name, answer] of Object.entries(calls)) answers.set(`${module}.${name}`, answer as Answer);
  }
}

/** The inputs of every call of a procedure so far, in order: `callsOf("language.create")`. */
export function callsOf(path: string): unknown[] {
  return made.filter((call) => call.path === path).map(({ input }) => input);
}

/** Cuts the connection, or restores it: without it, calls fail as they do without a network. */
export function setOnline(value: boolean): void {
  online = value;
}

/**
 * A call that fails when the test says so. A promise that the test itself rejects would count as unhandled
 * wherever the call has not reached the mock by then.
 */
export function failOnDemand(failure: ApiFailure): { answer: () => Promise<never>; fail: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => Promise.reject(failure)), fail: resolve };
}

type Answered = { result: { data: unknown } } | ReturnType<ApiFailure["body"]>;

async function answerCall(path: string, input: unknown): Promise<Answered> {
  made.push({ path, input });
  const answer = answers.get(path);
  if (!answer) undescribed.push(path);
  try {
    if (!answer) throw new ApiFailure(500, `The test did not describe ${path}`);
    return { result: { data: await answer(input) } };
  } catch (error) {
    if (error instanceof ApiFailure) return error.body(path);
    throw error;
  }
}

/** A batch names all of its calls and gets a list of results; the public pages send each call alone. */
export const apiServer = setupServer(
  http.all("*/trpc/:paths", async ({ request, params }) => {
    // No response: an error would be retried, or be shown by a page that is gone.
    if (isOfEarlierTest(request)) return new Promise<never>(() => {});
    if (!online) return HttpResponse.error();
    const text =
      request.method === "GET" ? new URL(request.url).searchParams.get("input") : await request.text();
    const input: unknown = JSON.parse(text || "{}");
    if (!new URL(request.url).searchParams.has("batch")) {
      const result = await answerCall(String(params.paths), input);
      const status = "error" in result ? result.error.data.httpStatus : 200;
      return HttpResponse.json<object>(result, { status });
    }
    const inputs = input as Record<string, unknown>;
    const paths = String(params.paths).split(",");
    const results = await Promise.all(paths.map((path, index) => answerCall(path, inputs[index])));
    return HttpResponse.json(results, { status: results.some((result) => "error" in result) ? 207 : 200 });
  }),
  // Texts have the whole fonts of their scripts.
  http.get("*/data/fonts/*", () => HttpResponse.json(null)),
);

/** Resets all definitions, recorded calls and handlers; throws when the test made a call that it did not define. */
export function resetApi(): void {
  apiServer.resetHandlers();
  const forgotten = undescribed.splice(0);
  answers.clear();
  made.length = 0;
  online = true;
  test++;
  if (forgotten.length > 0) throw new Error(`The test did not describe ${forgotten.join(", ")}`);
}
