import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { clientIpAddress } from "./client-ip-address.ts";

const addressOf = (ip: string | undefined, remoteAddress?: string) =>
  clientIpAddress({ ip, socket: { remoteAddress } } as FastifyRequest);

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:5678", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
  ["::1", "::1"],
  ["[::1]", "::1"],
  ["[::1]:443", "::1"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["[2001:db8::1]:65535", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
])("reads the client address %s as %s", (told, address) => {
  expect(addressOf(told, "203.0.113.9")).toBe(address);
});

test.each([
  "",
  "unknown",
  "_hidden",
  "proxy.example:80",
  "1234",
  "192.0.2",
  "192.0.2.256",
  "[::1",
  "2001:db8:::1",
  "1.2.3.4:5:6",
])("uses the address of the connection when a proxy reports %j", (told) => {
  expect(addressOf(told, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(addressOf(told)).toBe("");
});
