import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const client = {
  OIDC_ISSUER: "https://login.example.org/realm",
  OIDC_CLIENT_ID: "saywhere",
  OIDC_CLIENT_SECRET: "not to be told",
};

test("readEnv has no provider without variables, and requires only three of them", () => {
  expect(readEnv({}).openId).toBeUndefined();
  expect(readEnv(client).openId).toEqual({
    issuer: client.OIDC_ISSUER,
    clientId: "saywhere",
    clientSecret: "not to be told",
    name: "login.example.org",
    scopes: "openid profile email",
    role: undefined,
    createPeople: false,
    linkByEmail: false,
    multiFactorAcr: [],
  });
});

test("readEnv reads lists between commas", () => {
  const roles = {
    OIDC_ROLE_CLAIM: "groups",
    OIDC_ADMINISTRATOR_VALUES: "admins, owners,",
    OIDC_NAME: "Acme",
  };
  const { openId } = readEnv({ ...client, ...roles, OIDC_MULTI_FACTOR_ACR: "gold" });
  expect(openId).toMatchObject({
    name: "Acme",
    role: { claim: "groups", administrator: ["admins", "owners"], editor: [] },
    multiFactorAcr: ["gold"],
  });
});

test.each([
  ["OIDC_ISSUER", "", /^OIDC_ISSUER is missing: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong/],
  ["OIDC_CLIENT_ID", "", /^OIDC_CLIENT_ID is missing/],
  ["OIDC_CLIENT_SECRET", "", /^OIDC_CLIENT_SECRET is missing/],
  ["OIDC_ISSUER", "login.example.org", /^OIDC_ISSUER must be the provider's address, such as https:/],
  ["OIDC_ISSUER", "http://login.example.org", /^OIDC_ISSUER must begin with https:/],
  ["OIDC_ISSUER", "https://login.example.org/?a=1", /^OIDC_ISSUER must have no user name/],
  ["OIDC_SCOPES", "profile email", /^OIDC_SCOPES must include openid/],
  ["OIDC_ROLE_CLAIM", "groups", /^OIDC_ADMINISTRATOR_VALUES or OIDC_EDITOR_VALUES is missing/],
  ["OIDC_EDITOR_VALUES", "staff", /^OIDC_ROLE_CLAIM is missing/],
  ["OIDC_CREATE_PEOPLE", "yes", /^OIDC_CREATE_PEOPLE must be true or false/],
  ["OIDC_LINK_BY_EMAIL", "yes", /^OIDC_LINK_BY_EMAIL must be true or false/],
])("readEnv reports what is wrong with %s when it is %j", (name, value, message) => {
  expect(() => readEnv({ ...client, [name]: value })).toThrow(message);
});

test("readEnv accepts a provider on this machine without HTTPS", () => {
  const OIDC_ISSUER = "http://127.0.0.1:4000";
  expect(readEnv({ ...client, OIDC_ISSUER }).openId?.issuer).toBe(OIDC_ISSUER);
});
