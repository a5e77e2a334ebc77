import fastify from "fastify";
import { expect, test } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { errors } from "./error-handler.ts";

test("a route outside the procedures responds 410 to an error for content that is gone", async () => {
  const app = fastify();
  await app.register(errors);
  app.get("/", () => {
    throw new AppError("GONE", "The history does not reach back to this cursor");
  });
  const response = await app.inject("/");
  expect(response.statusCode).toBe(410);
  expect(response.json()).toEqual({
    message: "The history does not reach back to this cursor",
    code: "GONE",
  });
  await app.close();
});
