import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../src/lib/log.ts";
import { post } from "../support/calls.ts";
import { startTestServer } from "../support/start-test-server.ts";

const SIGN_IN = "/api/auth/sign-in";

describe("secrets in logs and responses", () => {
  test("the log and the answers hold no secret, also when the database fails in the middle", async () => {
    const lines: string[] = [];
    const site = await startTestServer({
      log: createLog("trace", { destination: { write: (line) => void lines.push(line) } }),
    });
    const ada = await site.signedIn("administrator");
    const token = await site.tokenFor("administrator");
    onTestFinished(() => site.close());
    const secrets = [ada.password, ada.cookie.split("=")[1] ?? "", token, "a secret new password"];
    const { pool } = site.database;
    const changePassword = () =>
      post(
        `${site.url}/trpc/account.changePassword`,
        { current_password: ada.password, new_password: secrets[3] },
        { cookie: ada.cookie },
      );
    expect((await post(site.url + SIGN_IN, { email: ada.email, password: ada.password })).status).toBe(200);
    // PostgreSQL reports the whole row that violates a constraint, including the new password's hash.
    await pool.query("alter table person add constraint none check (password_hash is null) not valid");
    const answers = [await changePassword()];
    expect(lines.join("")).toContain("violates check constraint");
    await pool.query("alter table person drop constraint none");
    await pool.query("alter table session rename column address to elsewhere");
    answers.push(
      await post(site.url + SIGN_IN, { email: ada.email, password: ada.password }),
      await changePassword(),
    );
    await pool.query("alter table api_token rename column prefix to elsewhere");
    answers.push(
      await post(
        `${site.url}/trpc/token.create`,
        { name: "Feeder", role: "editor", expires_in_days: 1 },
        { cookie: ada.cookie },
      ),
    );
    await pool.query("alter table api_token rename column role to elsewhere_too");
    answers.push(await fetch(`${site.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } }));
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    const told = (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const text of [told, lines.join("\n")]) {
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/argon2id|swt_[\w-]{20}/);
    }
    expect(told).not.toMatch(/elsewhere|select|insert/i);
  });
});
