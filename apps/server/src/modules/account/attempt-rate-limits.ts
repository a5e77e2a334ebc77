import type { Queryable } from "@saywhere/db/queries/queryable";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { hashSecret } from "../../auth/secret.ts";
import { AppError } from "../../errors/app-error.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A client with an IPv6 address commonly controls all 2^64 addresses of its network; a household controls up to 256
 * such networks, a company or a customer of a hosting provider 65,536. Each of the three widths has its own counter,
 * and a wider network is allowed up to a multiple of the attempts.
 */
const IPV6_NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];

/**
 * Number of IP addresses with a queue of their own; beyond it, requests of the oldest may run before their turn.
 */
const MAX_QUEUES = 10_000;

export type AttemptRateLimits = ReturnType<typeof createAttemptRateLimits>;

/** Counts attempts in PostgreSQL, which all instances share. Each count throws AppError TOO_MANY_REQUESTS beyond the limit. */
export function createAttemptRateLimits(db: Queryable) {
  /** Creates one limiter for each network width, the narrowest first. */
  const limiters = (name: string, attempts: number, duration: number) =>
    IPV6_NETWORKS.map(({ bits, times }) => {
      const points = attempts * times;
      return new RateLimiterPostgres({
        storeClient: db,
        storeType: "pool",
        tableName: "rate_limit",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: times === 1 ? name : `${name}-${bits}`,
        points,
        duration,
        // Once the limit is exceeded, the result is known without a database query.
        inMemoryBlockOnConsumed: points + 1,
      });
    });
  const ofAccount = limiters("sign-in", 10, 15 * MINUTE);
  const ofIpAddress = limiters("sign-in-address", 100, HOUR);
  const ofLinks = limiters("link", 30, HOUR);
  const ofOwnPasswords = limiters("password", 30, HOUR);
  const ofPersons = limiters("password-person", 30, HOUR);
  const ofCodes = limiters("code", 10, HOUR);
  const ofPasskeys = limiters("passkey", 100, HOUR);
  const ofOpenId = limiters("openid", 100, HOUR);
  const ofSuggestions = limiters("suggestion", 10, HOUR);
  const ofRecordings = limiters("recording", 20, HOUR);
  // All of these queries write one row: more concurrency would only delay the site's other queries.
  const limited = pLimit(2);
  /** Counts an attempt in each network. A rejected attempt does not use up the limits of the wider networks. */
  const count = async (limits: RateLimiterPostgres[], keys: string[]) => {
    for (const [limit, key] of pairs(limits, keys)) await limited(() => consume(limit, key));
  };

  const queues = new LRUCache<string, LimitFunction>({ max: MAX_QUEUES });
  return {
    /**
     * Runs the work of one IP address sequentially: a client that sends a thousand requests waits for its own and does not
     * delay other clients.
     */
    inTurn<T>(ipAddress: string, work: () => Promise<T>): Promise<T> {
      const [key = ""] = networksOf(ipAddress);
      const queue = queues.get(key) ?? pLimit(1);
      queues.set(key, queue);
      return queue(work);
    },
    /** Counts an attempt to sign in. */
    async signIn(ipAddress: string, email: string) {
      await count(ofIpAddress, networksOf(ipAddress));
      await count(ofAccount, accountKeys(ipAddress, email));
    },
    /** Resets the attempts of a person who signed in. */
    async signedIn(ipAddress: string, email: string) {
      for (const [limit, key] of pairs(ofAccount, accountKeys(ipAddress, email))) await limit.delete(key);
    },
    /** Counts an attempt to use a one-time link. */
    link: (ipAddress: string) => count(ofLinks, networksOf(ipAddress)),
    /**
     * Counts a check of a person's own password, by IP address and by person, so that a hijacked session cannot be used to
     * guess it from many IP addresses.
     */
    async ownPassword(ipAddress: string, personId: number) {
      await count(ofOwnPasswords, networksOf(ipAddress));
      await count(ofPersons, [String(personId)]);
    },
    /**
     * Counts an attempt at a person's one-time code, by person only: a code has just six digits, and the attempt
     * follows a correct password.
     */
    code: (personId: number) => count(ofCodes, [String(personId)]),
    /** Resets the attempts at a person's one-time code. */
    async codeAccepted(personId: number) {
      for (const [limit, key] of pairs(ofCodes, [String(personId)])) await limit.delete(key);
    },
    /** Counts a sign-in with a passkey. */
    passkey: (ipAddress: string) => count(ofPasskeys, networksOf(ipAddress)),
    /** Counts a sign-in at the OpenID Connect provider. */
    openId: (ipAddress: string) => count(ofOpenId, networksOf(ipAddress)),
    /** Counts a visitor's suggestion by a hash of the IP address, because visitors' are not stored. */
    suggestion: (ipAddress: string) => count(ofSuggestions, networksOf(ipAddress).map(hashSecret)),
    /** Counts a visitor's recording, like a suggestion. */
    recording: (ipAddress: string) => count(ofRecordings, networksOf(ipAddress).map(hashSecret)),
  };
}

async function consume(limit: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / MINUTE);
    throw new AppError(
      "TOO_MANY_REQUESTS",
      `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
      { retryAfter: seconds },
    );
  }
}

/** The keys are hashed, so that no list of the e-mail addresses that people typed is stored. */
function accountKeys(ipAddress: string, email: string): string[] {
  return networksOf(ipAddress).map((network) => hashSecret(`${network} ${email}`));
}

/**
 * Returns the networks in which an IP address is counted, the narrowest first. For IPv4 this is only the address itself.
 */
function networksOf(ipAddress: string): string[] {
  if (!ipaddr.IPv6.isValid(ipAddress)) return [ipAddress];
  return IPV6_NETWORKS.map(({ bits }) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${ipAddress}/${bits}`).toString(),
  );
}

function pairs<T>(limits: T[], keys: string[]): [T, string][] {
  return keys.flatMap((key, index) => {
    const limit = limits[index];
    return limit ? [[limit, key] as [T, string]] : [];
  });
}
