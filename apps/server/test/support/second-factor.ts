import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { SignedIn } from "./accounts.ts";
import { cookieOf, post } from "./calls.ts";
import type { TestServer } from "./start-test-server.ts";

/** Person with one-time codes. */
export interface Protected extends SignedIn {
  secret: string;
  recoveryCodes: string[];
}

/** A code of the half minute so many after the current one. */
export function codeOf({ secret }: { secret: string }, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
}

/** Returns the result of a successful call. */
export async function dataOf<T>(response: Response): Promise<T> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: { data: T } }).result.data;
}

/** The calls of people who sign in with a second factor. */
export function secondFactorCalls(server: () => TestServer) {
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`${server().url}/trpc/${path}`, body, headers);
  const read = (path: string, cookie: string) =>
    fetch(`${server().url}/trpc/${path}?input={}`, { headers: { cookie } });
  const signIn = ({ email, password }: { email: string; password: string }) =>
    post(`${server().url}/api/auth/sign-in`, { email, password });
  const confirm = (token: string, code: string) =>
    post(`${server().url}/api/auth/sign-in/code`, { token, code });
  const isSignedIn = async (cookie: string) =>
    (await fetch(`${server().url}/api/auth/me`, { headers: { cookie } })).status === 200;

  /** Sets up one-time codes for a person. */
  async function protect(person: SignedIn): Promise<Protected> {
    const { cookie, password } = person;
    const { secret } = await dataOf<{ secret: string }>(
      await call("secondFactor.begin", { password }, { cookie }),
    );
    const enabled = await call("secondFactor.enable", { code: codeOf({ secret }) }, { cookie });
    const renewed = cookieOf(enabled);
    const { recovery_codes } = await dataOf<{ recovery_codes: string[] }>(enabled);
    // The code of the current time works again.
    await server().database.pool.query("update one_time_codes set last_step = 0");
    return { ...person, cookie: renewed, secret, recoveryCodes: recovery_codes };
  }

  /** Proves the password, and returns the token for the second step. */
  async function pendingToken(person: { email: string; password: string }): Promise<string> {
    const response = await signIn(person);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    const body = (await response.json()) as { second_factor: { method: string; token: string } };
    expect(Object.keys(body)).toEqual(["second_factor"]);
    expect(body.second_factor.method).toBe("code");
    return body.second_factor.token;
  }

  /** Requires a second factor, as an administrator who has one. */
  async function requireFactor(rule: string): Promise<void> {
    const { cookie } = await protect(await server().signedIn("administrator"));
    expect((await call("secondFactor.setRule", { rule }, { cookie })).status).toBe(200);
  }

  return { call, read, signIn, confirm, isSignedIn, protect, pendingToken, requireFactor };
}
