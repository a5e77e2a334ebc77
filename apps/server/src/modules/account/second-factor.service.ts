import type { EntityManager } from "@mikro-orm/postgresql";
import { Person } from "@saywhere/db/entities/person.entity";
import { OneTimeCodes } from "@saywhere/db/entities/second-factor.entity";
import { findSecondFactors, SECOND_FACTOR_RULE } from "@saywhere/db/queries/accounts/second-factor.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { readSettings, writeSettings } from "@saywhere/db/queries/setting.queries";
import type { Me } from "@saywhere/validators/accounts/account";
import {
  type CodeSetUp,
  type ConfirmSignInInput,
  type RecoveryCodes,
  type SecondFactorRule,
  type SecondFactors,
  secondFactorRule,
} from "@saywhere/validators/accounts/second-factor";
import type { Caller } from "../../auth/actor.ts";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { presentMe } from "./account.presenter.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { findChallenge, removeChallenge } from "./auth-challenges.ts";
import {
  acceptCode,
  codeUrl,
  confirmCodes,
  generateCodeSecret,
  replaceRecoveryCodes,
} from "./one-time-codes.ts";
import { endSignIns, lockAdministrators, lockCaller, lockPerson } from "./person-writes.ts";
import { markSecondFactor, refuseMissingFactor, removeCodes } from "./second-factor-writes.ts";
import { reportRefusal } from "./sign-in.ts";
import { startSession } from "./start-session.ts";
import { verifyCurrentPassword } from "./verify-current-password.ts";

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

const wrongCode = () =>
  new AppError("UNAUTHORIZED", "The code is wrong, or was used already. Enter the newest one", {
    issues: [{ path: ["code"], message: "The code is wrong, or was used already. Enter the newest one" }],
  });

const signInOver = () =>
  new AppError("NOT_FOUND", "This sign-in took too long. Enter your e-mail and your password again.");

export function createSecondFactorService(deps: RateLimitedDeps) {
  const { db, orm, recordWriter, limits } = deps;

  return {
    /** The second factors of the caller. */
    async mine({ me }: SignedInActor): Promise<SecondFactors> {
      const found = await findSecondFactors(db, me.id);
      if (!found) throw new AppError("NOT_FOUND", "There is no such person");
      return found;
    },

    /**
     * Begins the set-up of one-time codes. Sign-ins ask for codes only after `enable`.
     *
     * @throws AppError BAD_REQUEST for a wrong password, CONFLICT when codes are on already
     */
    begin: (password: string, actor: SignedInActor, caller: Caller): Promise<CodeSetUp> =>
      limits.inTurn(caller.ipAddress, async () => {
        const { me } = actor;
        await verifyCurrentPassword(deps, me.id, { password, field: "password" }, caller);
        const secret = generateCodeSecret();
        await orm.em.fork().transactional(async (em) => {
          await lockCaller(em, actor);
          if (await em.count(OneTimeCodes, { person: me.id, confirmedAt: { $ne: null } })) {
            throw new AppError("CONFLICT", "One-time codes are on already. Turn them off first.");
          }
          await em.nativeDelete(OneTimeCodes, { person: me.id });
          await em.insert(OneTimeCodes, { person: me.id, secret });
        });
        return { secret, url: codeUrl(secret, me.email ?? "") };
      }),

    /**
     * Turns one-time codes on, ends the person's sessions, and continues in a new one.
     *
     * @returns the recovery codes, which no later response contains
     * @throws AppError BAD_REQUEST for a wrong code
     */
    enable: (code: string, actor: SignedInActor, caller: Caller): Promise<RecoveryCodes> =>
      limits.inTurn(caller.ipAddress, async () => {
        const { me, author } = actor;
        await limits.code(me.id);
        const { result } = await recordWriter.run(author, "edit", async (em) => {
          await lockCaller(em, actor);
          if (!(await confirmCodes(em, me.id, code))) {
            throw invalidField(["code"], "The code is wrong. Enter the newest one that your app shows");
          }
          const recovery_codes = await replaceRecoveryCodes(em, me.id);
          await markSecondFactor(em, me.id);
          const identifier = await restartSessions(em, me.id, caller);
          return { identifier, recovery_codes };
        });
        await limits.codeAccepted(me.id);
        caller.setSession(result.identifier);
        return { recovery_codes: result.recovery_codes };
      }),

    /** Replaces the recovery codes. @throws AppError BAD_REQUEST for a wrong password, CONFLICT when codes are off */
    renewRecoveryCodes: (password: string, actor: SignedInActor, caller: Caller): Promise<RecoveryCodes> =>
      limits.inTurn(caller.ipAddress, async () => {
        const { me } = actor;
        await verifyCurrentPassword(deps, me.id, { password, field: "password" }, caller);
        const recovery_codes = await orm.em.fork().transactional(async (em) => {
          await lockCaller(em, actor);
          if (!(await em.count(OneTimeCodes, { person: me.id, confirmedAt: { $ne: null } }))) {
            throw new AppError("CONFLICT", "One-time codes are off. Turn them on first.");
          }
          return replaceRecoveryCodes(em, me.id);
        });
        return { recovery_codes };
      }),

    /**
     * Turns one-time codes off.
     *
     * @throws AppError BAD_REQUEST for a wrong password, CONFLICT when the person needs a second factor
     */
    disable: (password: string, actor: SignedInActor, caller: Caller): Promise<void> =>
      limits.inTurn(caller.ipAddress, async () => {
        const { me, author } = actor;
        await verifyCurrentPassword(deps, me.id, { password, field: "password" }, caller);
        await recordWriter.run(author, "edit", async (em) => {
          await lockCaller(em, actor);
          await removeCodes(em, me.id);
          await refuseMissingFactor(em, me.id);
        });
      }),

    /**
     * Finishes a sign-in with a one-time code or a recovery code.
     *
     * @throws AppError UNAUTHORIZED for a wrong code, NOT_FOUND for a sign-in that expired, TOO_MANY_REQUESTS
     */
    confirmSignIn: (input: ConfirmSignInInput, caller: Caller): Promise<Me> =>
      limits.inTurn(caller.ipAddress, () => confirmSignIn(input, caller).catch(reportRefusal(deps))),

    /** Who needs a second factor. */
    rule: async (): Promise<SecondFactorRule> => {
      const { data } = secondFactorRule.safeParse((await readSettings(db))[SECOND_FACTOR_RULE]);
      return data ?? "nobody";
    },

    async setRule(rule: SecondFactorRule, actor: SignedInActor): Promise<SecondFactorRule> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        await writeSettings(toQueryable(em), { [SECOND_FACTOR_RULE]: rule });
      });
      return rule;
    },
  };

  async function confirmSignIn({ token, code }: ConfirmSignInInput, caller: Caller): Promise<Me> {
    const em = orm.em.fork();
    const pending = await findChallenge(em, "second-factor", token);
    if (!pending?.person) throw signInOver();
    const personId = pending.person.id;
    await limits.code(personId);
    const { person, identifier } = await em.transactional(async (tx) => {
      await lockPerson(tx, personId);
      const found = await tx.findOne(Person, { id: personId, deactivatedAt: null });
      // Another request may have answered it, and a new password ends the sign-ins with the old one.
      if (!found || !(await findChallenge(tx, "second-factor", token))) throw signInOver();
      if (!(await acceptCode(tx, personId, code))) throw wrongCode();
      await removeChallenge(tx, pending);
      return { person: found, identifier: await startSession(tx, personId, caller, { multiFactor: true }) };
    });
    await limits.codeAccepted(personId);
    await limits.signedIn(caller.ipAddress, person.email);
    caller.setSession(identifier);
    return presentMe(person);
  }
}

/** Ends the sessions and unfinished sign-ins of a person, and starts a session with a second factor. */
async function restartSessions(em: EntityManager, personId: number, caller: Caller): Promise<string> {
  await endSignIns(em, personId);
  return startSession(em, personId, caller, { multiFactor: true });
}
