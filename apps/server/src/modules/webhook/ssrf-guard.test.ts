import { expect, test } from "vitest";
import { isPrivateHost, isPublicIpAddress, lookupPublic, PrivateAddressError } from "./ssrf-guard.ts";

test.each(["93.184.215.14", "2606:4700:4700::1111", "::ffff:93.184.215.14"])(
  "%s is a public address",
  (address) => {
    expect(isPublicIpAddress(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "127.8.9.10",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fd00:ec2::254",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "::7f00:1",
  "::169.254.169.254",
  "4000::1",
  "not an address",
])("%s is not a public address", (address) => {
  expect(isPublicIpAddress(address)).toBe(false);
});

test.each([
  ["https://127.0.0.1/", true],
  ["https://0x7f000001/", true],
  ["https://2130706433/", true],
  ["https://[::1]/", true],
  ["https://[::ffff:169.254.169.254]/", true],
  ["https://93.184.215.14/", false],
  ["https://localhost/", false],
])("the host of %s is a private address: %s", (url, expected) => {
  expect(isPrivateHost(new URL(url).hostname)).toBe(expected);
});

test.each([{ all: true }, { all: false }])(
  "a name that only has private addresses is not resolved (%j)",
  async (options) => {
    const resolved = Promise.withResolvers<unknown>();
    lookupPublic("localhost", options, (error, address) => resolved.resolve(error ?? address));
    expect(await resolved.promise).toBeInstanceOf(PrivateAddressError);
  },
);
