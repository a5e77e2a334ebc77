import { beforeAll, expect, test } from "vitest";
import { appRouter } from "../../src/app/api/app-router.ts";
import type { ProcedureMeta } from "../../src/trpc/procedures.ts";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { secondFactorCalls } from "../support/second-factor.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { languageId } from "../support/stored-ids.ts";

// tRPC stores every procedure under its dotted path; its types show the nested record instead.
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; meta?: ProcedureMeta } }
>;
const writes = Object.entries(procedures).flatMap(([path, { _def }]) =>
  _def.type === "mutation" && _def.meta?.role ? [{ path, meta: _def.meta }] : [],
);

const server = forAllTests(() => startTestServer());
let farsi: number;
beforeAll(async () => {
  farsi = await languageId(server.database, "farsi");
});

test("an editor for one language may write translations and comments, decide on suggestions, undo, and manage the own account", () => {
  const limited = writes.filter(({ meta }) => meta.limited).map(({ path }) => path);
  expect(limited.toSorted()).toEqual([
    "account.changePassword",
    "account.endSession",
    "account.signOutEverywhere",
    "activity.restore",
    "activity.undo",
    "activity.undoDelete",
    "comment.add",
    "comment.delete",
    "comment.edit",
    "comment.markRead",
    "comment.resolve",
    "passkey.register",
    "passkey.registrationOptions",
    "passkey.remove",
    "secondFactor.begin",
    "secondFactor.disable",
    "secondFactor.enable",
    "secondFactor.renewRecoveryCodes",
    "suggestion.accept",
    "suggestion.refuse",
    "suggestion.storeRecording",
    "translation.acceptWarning",
    "translation.create",
    "translation.delete",
    "translation.deleteSelected",
    "translation.reviewSelected",
    "translation.update",
  ]);
});

test.each(writes)(
  "$path as an editor for one language is permitted only if it is limited",
  async ({ path, meta }) => {
    const { cookie } = await server.signedIn("editor", { languageIds: [farsi] });
    const { status } = await post(`${server.url}/trpc/${path}`, {}, { cookie });
    expect(status === 403).toBe(meta.limited !== true);
  },
);

test("an editor for one language protects the own account, and changes nothing of another", async () => {
  const { call, protect } = secondFactorCalls(() => server);
  const other = await server.signedIn("editor");
  const { cookie, password } = await protect(await server.signedIn("editor", { languageIds: [farsi] }));
  expect((await call("secondFactor.disable", { password }, { cookie })).status).toBe(200);
  const passwords = { current_password: password, new_password: "another correct horse battery" };
  const changed = await call("account.changePassword", passwords, { cookie });
  expect(changed.status).toBe(200);
  const access = { id: other.id, language_ids: null, can_review: true };
  expect((await call("people.setAccess", access, { cookie: cookieOf(changed) })).status).toBe(403);
});
