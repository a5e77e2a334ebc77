import { randomUUID } from "node:crypto";
import type { Database } from "@saywhere/db/database";
import { ApiToken } from "@saywhere/db/entities/api-token.entity";
import { Person } from "@saywhere/db/entities/person.entity";
import type { Role, TokenRole } from "@saywhere/validators/accounts/account";
import { ANONYMOUS } from "../../src/auth/actor.ts";
import type { SignedInActor } from "../../src/auth/require-role.ts";
import { generateSecret, hashToken } from "../../src/auth/secret.ts";
import { hashPassword } from "../../src/modules/account/password-hash.ts";
import { startSession } from "../../src/modules/account/start-session.ts";

/** The password of every person in tests. */
const PASSWORD = "correct horse battery staple";

let passwordHash: Promise<string> | undefined;

export interface TestPerson {
  id: number;
  name: string;
  email: string;
  password: string;
}

export interface SignedIn extends TestPerson {
  /** Value of the request header `cookie`. */
  cookie: string;
}

interface GivenPerson {
  name?: string;
  email?: string;
  /** The only languages whose translations the person may change. */
  languageIds?: number[];
  /** Whether the changes of the person need no review. */
  canReview?: boolean;
}

export interface TestAccounts {
  /** Adds a person who can sign in. */
  addPerson(role: Role, given?: GivenPerson): Promise<TestPerson>;
  /** Adds a person with a session. */
  signedIn(role: Role, given?: GivenPerson): Promise<SignedIn>;
  /**
   * Adds an API token; the request header is `authorization: Bearer …`.
   *
   * @param languageId the only language whose translations it may change
   */
  tokenFor(role: TokenRole, languageId?: number): Promise<string>;
}

/** Adds an administrator with a session, and returns them as the actor that services take. */
export async function addAdministrator({ orm, pool }: Database): Promise<SignedInActor> {
  const role = "administrator";
  const { id, name, email } = await testAccounts({ orm }, "session").signedIn(role);
  const { rows } = await pool.query<{ id: number }>("select id from session where person_id = $1", [id]);
  const author = { personId: id, apiTokenId: null, name };
  const me = { id, name, email, role, language_ids: null, can_review: true } as const;
  return { me, role, author, sessionId: rows[0]?.id ?? 0 };
}

/** Inserts people and tokens into the database, which bypasses the rate limits of signing in over HTTP. */
export function testAccounts({ orm }: Pick<Database, "orm">, cookieName: string): TestAccounts {
  async function addPerson(role: Role, given: GivenPerson = {}): Promise<TestPerson> {
    passwordHash ??= hashPassword(PASSWORD);
    const { name = role === "editor" ? "Edda Editor" : "Ada Administrator" } = given;
    const { email = `${role}-${randomUUID()}@example.org`, ...access } = given;
    const em = orm.em.fork();
    const person = em.create(Person, {
      languageIds: access.languageIds ?? null,
      canReview: access.canReview ?? true,
      name,
      email,
      role,
      passwordHash: await passwordHash,
    });
    await em.flush();
    return { id: person.id, name, email, password: PASSWORD };
  }
  return {
    addPerson,
    async signedIn(role, given) {
      const person = await addPerson(role, given);
      const identifier = await startSession(orm.em.fork(), person.id, ANONYMOUS);
      return { ...person, cookie: `${cookieName}=${identifier}` };
    },
    async tokenFor(role, languageId) {
      const token = `swt_${generateSecret()}`;
      const readOnly = role === "reader";
      const storedRole = readOnly ? "editor" : role;
      const em = orm.em.fork();
      const name = `A ${role}'s token`;
      // Only invited, so that no additional person can sign in.
      const createdBy = em.create(Person, {
        name: `Maker of ${name}`,
        email: `${randomUUID()}@example.org`,
        role: storedRole,
      });
      const tokenHash = hashToken(token, { restricted: readOnly || languageId !== undefined });
      em.create(ApiToken, {
        name,
        role: storedRole,
        readOnly,
        languageId: languageId ?? null,
        prefix: "swt_",
        tokenHash,
        createdBy,
      });
      await em.flush();
      return token;
    },
  };
}
