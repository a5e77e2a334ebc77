import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { answerApi, apiServer } from "../../../testing/api.ts";
import { greetings } from "../../testing/content.ts";
import { resolveReauthentication, signInAgainStore } from "./reauthentication.ts";
import { createApiClient } from "./trpc.ts";

test("splits simultaneous calls into as many requests as the server's batch limit needs", async () => {
  answerApi({ category: { list: () => [greetings] } });
  const requests: number[] = [];
  apiServer.use(
    http.get("*/trpc/:paths", ({ params }) => {
      requests.push(String(params["paths"]).split(",").length);
    }),
  );
  const client = createApiClient();
  const answers = await Promise.all(Array.from({ length: 25 }, () => client.category.list.query({})));
  expect(answers).toHaveLength(25);
  // Simultaneous requests arrive in any order.
  expect(requests.toSorted((a, b) => b - a)).toEqual([10, 10, 5]);
});

test("repeats a call after signing in again when its body is refused before tRPC reads it", async () => {
  answerApi({ document: { save: () => ({ id: "plan", content: "long", version: 1 }) as never } });
  apiServer.use(
    http.post(
      "*/trpc/:paths",
      () =>
        HttpResponse.json(
          {
            error: {
              message: "Sign in first to send more than 16 KB",
              code: -32001,
              data: { code: "UNAUTHORIZED" },
            },
          },
          { status: 401 },
        ),
      { once: true },
    ),
  );
  const saved = createApiClient().document.save.mutate({ id: "plan", content: "long" } as never);
  await expect.poll(signInAgainStore.isOpen).toBe(true);
  resolveReauthentication(true);
  expect(await saved).toMatchObject({ content: "long" });
});
