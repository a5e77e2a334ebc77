import { SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/**
 * Returns the client's IP address as reported by the trusted proxies: without a port, a zone or brackets, and an
 * IPv4-mapped address as IPv4. If they report no valid address, it is that of the connection, so that attempts counted
 * by IP address share one count.
 */
export function clientIpAddress({ ip, socket }: FastifyRequest): string {
  return readIpAddress(ip) ?? readIpAddress(socket.remoteAddress) ?? "";
}

/** Some proxies, such as Azure's, include the client's port: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
function readIpAddress(text = ""): string | null {
  const parsedAddress = SocketAddress.parse(text);
  // The parser accepts `1234` as an IPv4 address, as browsers do.
  const address =
    parsedAddress && (parsedAddress.family === "ipv6" || text.startsWith(parsedAddress.address))
      ? parsedAddress.address
      : text;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.IPv6.parse(address);
  delete parsed.zoneId;
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : parsed.toString();
}
