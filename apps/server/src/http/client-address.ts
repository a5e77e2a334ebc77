import { SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/**
 * The network address of the caller, as the proxies in front tell it: without a port, a zone or brackets, and an IPv4
 * address always as one. Where they tell no address, it is that of the connection: attempts that are counted by it
 * then share one count.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return readAddress(ip) ?? readAddress(socket.remoteAddress) ?? "";
}

/** Some proxies, such as Azure's, write the port of the caller too: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
function readAddress(text = ""): string | null {
  const told = SocketAddress.parse(text);
  // It takes `1234` for an IPv4 address, as browsers do.
  const address = told && (told.family === "ipv6" || text.startsWith(told.address)) ? told.address : text;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.IPv6.parse(address);
  delete parsed.zoneId;
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : parsed.toString();
}
