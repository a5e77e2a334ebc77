import { expect, test } from "vitest";
import { addAdministrator } from "../support/accounts.ts";
import { openServices } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";

const open = openServices();

test("a write of content clears the cache, and one of what no cache holds does not", async () => {
  const { services, cache } = open;
  const administrator = await addAdministrator(open.database);
  const clearsAfter = async (write: Promise<unknown>) => {
    const before = cache.generation;
    await write;
    return cache.generation - before;
  };
  expect(await clearsAfter(services.translation.update({ id: 1, native_text: "Hola" }, AUTHOR))).toBe(1);
  const token = { name: "Mine", role: "editor", language_id: null, expires_in_days: null } as const;
  expect(await clearsAfter(services.token.create(token, administrator))).toBe(0);
  const guest = { name: "Berta", email: "berta@example.org", role: "editor", language_ids: null } as const;
  expect(await clearsAfter(services.people.invite({ ...guest, can_review: true }, administrator))).toBe(0);
});
