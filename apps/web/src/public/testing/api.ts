import type { AppRouter } from "@saywhere/server/trpc/app-router";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { type HttpHandler, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Maybe<T> = T | Promise<T>;

/** Calls of the API by module and name, each with what it answers, or an `ApiFailure` that it throws. */
export type ApiAnswers = {
  [M in keyof Outputs]?: {
    [P in keyof Outputs[M]]?: (
      input: P extends keyof Inputs[M] ? Inputs[M][P] : never,
    ) => Maybe<Outputs[M][P]>;
  };
};

/** What an answer throws to fail the call with a status. */
export class ApiFailure extends Error {
  readonly status: number;
  constructor(status: number, message = `Failed with ${status}`) {
    super(message);
    this.status = status;
  }
}

/** The API of a test: it refuses every call that the test did not describe. */
export const apiServer = setupServer();

export function answerApi(answers: ApiAnswers): void {
  const modules = Object.entries(answers) as [string, Record<string, (input: unknown) => unknown>][];
  apiServer.use(
    ...modules.flatMap(([module, calls]) =>
      Object.entries(calls).map(([name, answer]) => handler(`${module}.${name}`, answer)),
    ),
  );
}

function handler(path: string, answer: (input: unknown) => unknown): HttpHandler {
  return http.get(`*/trpc/${path}`, async ({ request }) => {
    const input: unknown = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
    try {
      return HttpResponse.json({ result: { data: await answer(input) } });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { message, status } = error;
      return HttpResponse.json(
        { error: { message, code: -32_000, data: { httpStatus: status } } },
        { status },
      );
    }
  });
}
