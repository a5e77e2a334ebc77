import type { Queryable } from "@saywhere/db/queries/queryable";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../app-error.ts";
import { hashSecret } from "./secret.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Addresses that are kept apart; beyond them the oldest ones may go before their turn. */
const MOST_TURNS = 10_000;

export interface AttemptLimits {
  /** Works on one thing of an address at a time: who sends a thousand waits for themselves, and lets others by. */
  inTurn<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** Counts an attempt to sign in. @throws AppError TOO_MANY_REQUESTS */
  signIn(address: string, email: string): Promise<void>;
  /** Forgets the attempts of somebody who signed in. */
  signedIn(address: string, email: string): Promise<void>;
  /** Counts an attempt to use a one-time link. @throws AppError TOO_MANY_REQUESTS */
  link(address: string): Promise<void>;
  /** Counts an attempt to change a password. @throws AppError TOO_MANY_REQUESTS */
  changePassword(address: string): Promise<void>;
}

/** Counts attempts in PostgreSQL, where every instance sees them. */
export function createAttemptLimits(db: Queryable): AttemptLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: db,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      // Once the limit is passed the answer is known without asking the database.
      inMemoryBlockOnConsumed: points + 1,
    });
  const ofAccount = limiter("sign-in", 10, 15 * MINUTE);
  const ofAddress = limiter("sign-in-address", 100, HOUR);
  const ofLinks = limiter("link", 30, HOUR);
  const ofPasswordChanges = limiter("password", 30, HOUR);
  // They all write one row: more at a time would only keep the site's other queries waiting.
  const limited = pLimit(2);
  const count = (limit: RateLimiterPostgres, key: string) => limited(() => consume(limit, key));

  const turns = new LRUCache<string, LimitFunction>({ max: MOST_TURNS });
  return {
    inTurn(address, work) {
      const key = networkOf(address);
      const turn = turns.get(key) ?? pLimit(1);
      turns.set(key, turn);
      return turn(work);
    },
    async signIn(address, email) {
      await count(ofAddress, networkOf(address));
      await count(ofAccount, accountKey(address, email));
    },
    async signedIn(address, email) {
      await ofAccount.delete(accountKey(address, email));
    },
    link: (address) => count(ofLinks, networkOf(address)),
    changePassword: (address) => count(ofPasswordChanges, networkOf(address)),
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

/** The key is hashed to keep no list of e-mail addresses that somebody typed. */
function accountKey(address: string, email: string): string {
  return hashSecret(`${networkOf(address)} ${email}`);
}

/** Whoever has an IPv6 address commonly has all 2^64 of its network. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6"
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}
