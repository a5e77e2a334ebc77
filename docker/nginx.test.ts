/** What can be told of the proxy's example without nginx. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const conf = readFileSync(join(import.meta.dirname, "../docs/deployment/nginx.conf"), "utf8");
/** The paths of the location that limits attempts. */
const limited = new RegExp(/location ~ (\S+) \{\s+limit_req zone=passwords/.exec(conf)?.[1] ?? "$.");

test.each([
  "account.signIn",
  "account.acceptLink",
  "account.linkInfo",
  "account.changePassword",
  "secondFactor.confirmSignIn",
  "secondFactor.begin",
  "secondFactor.disable",
  "secondFactor.renewRecoveryCodes",
  "passkey.registrationOptions",
])("the proxy limits attempts by %s, alone and in a batch", (procedure) => {
  expect(`/trpc/${procedure}`).toMatch(limited);
  expect(`/trpc/language.list,${procedure}`).toMatch(limited);
});

test("the proxy limits sign-ins over REST, and neither reads nor pages", () => {
  expect("/api/auth/sign-in").toMatch(limited);
  expect("/api/auth/sign-in/code").toMatch(limited);
  for (const path of [
    "/",
    "/trpc/language.list",
    "/trpc/account.me",
    "/trpc/secondFactor.own",
    "/api/languages",
  ]) {
    expect(path).not.toMatch(limited);
  }
});
