import { http } from "msw";
import { expect, test } from "vitest";
import { answerApi, apiServer } from "../../../testing/api.ts";
import { greetings } from "../../testing/content.ts";
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
  expect(requests).toEqual([10, 10, 5]);
});
