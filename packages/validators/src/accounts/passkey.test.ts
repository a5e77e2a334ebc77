import { expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  passkeyRegistrationOptions,
  passkeySignInInput,
  passkeySignInOptions,
  registerPasskeyInput,
} from "./passkey.ts";

const token = "t".repeat(43);
const CREDENTIAL = { id: "aB3_-", rawId: "aB3_-", type: "public-key", clientExtensionResults: {} };
const SIGN_IN = {
  token,
  response: {
    ...CREDENTIAL,
    response: { clientDataJSON: "e30", authenticatorData: "SZY", signature: "MEU", userHandle: "MQ" },
  },
};
const REGISTRATION = {
  token,
  name: "Phone",
  response: {
    ...CREDENTIAL,
    response: { clientDataJSON: "e30", attestationObject: "o2M", transports: ["internal", "hybrid"] },
  },
};

test.each<[string, z.ZodType, unknown]>([
  [
    "what a sign-in needs",
    passkeySignInOptions,
    { token, options: { challenge: "c", rpId: "a.test", timeout: 60_000, userVerification: "required" } },
  ],
  ["a sign-in", passkeySignInInput, SIGN_IN],
  [
    "what a registration needs",
    passkeyRegistrationOptions,
    {
      token,
      options: {
        challenge: "c",
        rp: { name: "Saywhere", id: "a.test" },
        user: { id: "MQ", name: "ada@a.test", displayName: "Ada" },
        pubKeyCredParams: [{ alg: -7, type: "public-key" }],
        timeout: 60_000,
        attestation: "none",
        excludeCredentials: [{ id: "aB3", type: "public-key" }],
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
      },
    },
  ],
  ["a registration", registerPasskeyInput, REGISTRATION],
])("the passkey schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

const signInWith = (change: object) => ({ ...SIGN_IN, response: { ...SIGN_IN.response, ...change } });
const registerWith = (change: object) => ({
  ...REGISTRATION,
  response: { ...REGISTRATION.response, response: { ...REGISTRATION.response.response, ...change } },
});

test.each(["a+b", "a b", "=a", "a=", "a/b"])("rejects %j as binary data, which is base64url", (id) =>
  expect(issuesOf(passkeySignInInput, signInWith({ id })).map(([field]) => field)).toEqual(["response.id"]),
);

test("limits the binary data and the transports of a passkey", () => {
  expect(issuesOf(passkeySignInInput, signInWith({ id: "a".repeat(1_400) }))).toEqual([]);
  expect(issuesOf(passkeySignInInput, signInWith({ id: "a".repeat(1_401) }))).toHaveLength(1);
  const transports = Array.from({ length: 10 }, () => "a".repeat(20));
  expect(issuesOf(registerPasskeyInput, registerWith({ transports }))).toEqual([]);
  expect(issuesOf(registerPasskeyInput, registerWith({ transports: [...transports, "usb"] }))).toHaveLength(
    1,
  );
  expect(issuesOf(registerPasskeyInput, registerWith({ transports: ["a".repeat(21)] }))).toHaveLength(1);
});

test("rejects a passkey without a name", () => {
  expect(issuesOf(registerPasskeyInput, { ...REGISTRATION, name: " " })).toEqual([
    ["name", "Enter a name, such as the one of the device"],
  ]);
});
