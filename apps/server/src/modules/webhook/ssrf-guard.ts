import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A host that has no IP address in the public Internet. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";

  constructor() {
    super("The host has a private address. Webhooks are sent to public addresses only.");
  }
}

/** The IPv6 addresses of the public Internet that are assigned (https://www.iana.org/assignments/ipv6-address-space). */
const ASSIGNED_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is one of the public Internet, and not one of this machine, of its network, of a cloud's
 * metadata service, or an IPv6 form of such an address.
 */
export function isPublicIpAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` converts IPv4 addresses that are mapped to IPv6. Other tunnels to IPv4 have ranges of their own, but for
  // the old form ::10.0.0.1, which is not among the addresses that are assigned.
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(ASSIGNED_IPV6));
}

/** Whether the host of a URL is an IP address that is not public. Names are checked when they are resolved. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && !isPublicIpAddress(address);
}

/**
 * Resolves a host name to its public IP addresses. The connection is opened to those that this function returns,
 * so that a name server cannot return another one after the check.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const found = addresses.filter(({ address }) => isPublicIpAddress(address));
    const [first] = found;
    if (!first) return callback(new PrivateAddressError(), []);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
