import { Person } from "@saywhere/db/entities/person.entity";
import { Passkey } from "@saywhere/db/entities/second-factor.entity";
import type { Me } from "@saywhere/validators/accounts/account";
import {
  type PasskeyRegistrationOptions,
  type PasskeySignInInput,
  type PasskeySignInOptions,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  type RegisterPasskeyInput,
} from "@saywhere/validators/accounts/passkey";
import { z } from "zod";
import type { Caller } from "../../auth/actor.ts";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import { presentMe } from "./account.presenter.ts";
import type { RateLimitedDeps } from "./account-deps.ts";
import { type ChallengePurpose, createChallenge, findChallenge, removeChallenge } from "./auth-challenges.ts";
import { lockCaller, lockPerson } from "./person-writes.ts";
import { markSecondFactor, refuseMissingFactor } from "./second-factor-writes.ts";
import { reportRefusal } from "./sign-in.ts";
import { startSession } from "./start-session.ts";
import { verifyCurrentPassword } from "./verify-current-password.ts";

/** Milliseconds for which a browser waits for the person. */
const TIMEOUT = 120_000;
const MAX_PASSKEYS = 20;
/** EdDSA, ES256 and RS256 (COSE), which Node verifies without an experimental feature. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded on first use: its certificate formats would be a tenth of what every start loads. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const challengeData = z.object({ challenge: z.string() });

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** The error is the same for every cause. */
const refused = () =>
  new AppError("UNAUTHORIZED", "The passkey was not accepted. Try again, or sign in with your password.");

const notAdded = (cause?: unknown) =>
  new AppError("BAD_REQUEST", "The passkey could not be added. Try again.", { cause });

export function createPasskeyService(deps: RateLimitedDeps) {
  const { orm, recordWriter, limits } = deps;
  // Browsers bind a passkey to the host, and state the origin of the page that used it.
  const { hostname: rpID, origin } = new URL(deps.publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    async signInOptions(caller: Caller): Promise<PasskeySignInOptions> {
      await limits.passkey(caller.ipAddress);
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: TIMEOUT,
        userVerification: "required",
      });
      const data = { challenge: options.challenge };
      const { token } = await createChallenge(orm.em.fork(), {
        purpose: "passkey-sign-in",
        personId: null,
        data,
      });
      return passkeySignInOptions.parse({ token, options });
    },

    /**
     * Signs in with a passkey alone. The authenticator has verified the person, so that this counts as two factors.
     *
     * @throws AppError UNAUTHORIZED with the same message for every cause
     */
    async signIn(input: PasskeySignInInput, caller: Caller): Promise<Me> {
      const { person, identifier } = await verifySignIn(input, caller).catch(reportRefusal(deps));
      caller.setSession(identifier);
      return presentMe(person);
    },

    /** @throws AppError BAD_REQUEST for a wrong password, CONFLICT for too many passkeys */
    registrationOptions: (
      password: string,
      { me }: SignedInActor,
      caller: Caller,
    ): Promise<PasskeyRegistrationOptions> =>
      limits.inTurn(caller.ipAddress, async () => {
        await verifyCurrentPassword(deps, me.id, { password, field: "password" }, caller);
        const em = orm.em.fork();
        const known = await em.find(Passkey, { person: me.id });
        refuseAnother(known.length);
        const { generateRegistrationOptions } = await loadWebAuthn();
        const options = await generateRegistrationOptions({
          rpName: "Saywhere",
          rpID,
          userID: new TextEncoder().encode(`person-${me.id}`),
          userName: me.email ?? me.name,
          userDisplayName: me.name,
          timeout: TIMEOUT,
          attestationType: "none",
          supportedAlgorithmIDs: ALGORITHMS,
          excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
        });
        const data = { challenge: options.challenge };
        const { token } = await createChallenge(em, {
          purpose: "passkey-registration",
          personId: me.id,
          data,
        });
        return passkeyRegistrationOptions.parse({ token, options });
      }),

    /**
     * Adds a passkey, and continues in a session that counts as one with a second factor.
     *
     * @throws AppError BAD_REQUEST when the browser's answer is not valid, CONFLICT for too many passkeys
     */
    async register(
      { token, name, response }: RegisterPasskeyInput,
      actor: SignedInActor,
      caller: Caller,
    ): Promise<void> {
      const { me, author } = actor;
      const expectedChallenge = await takeChallenge("passkey-registration", token, me.id);
      if (expectedChallenge === null) throw notAdded();
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const verified = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch((error: unknown) => {
        throw notAdded(error);
      });
      if (!verified.verified) throw notAdded();
      const { credential } = verified.registrationInfo;
      const { result } = await recordWriter.run(author, "edit", async (em) => {
        await lockCaller(em, actor);
        if ((await em.count(Passkey, { credentialId: credential.id })) > 0) throw notAdded();
        // Checked again, because several may have been started before one was added.
        refuseAnother(await em.count(Passkey, { person: me.id }));
        await em.insert(Passkey, {
          person: me.id,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: response.response.transports ?? [],
          name,
        });
        await markSecondFactor(em, me.id);
        return startSession(em, me.id, caller, { multiFactor: true });
      });
      caller.setSession(result);
    },

    /** @throws AppError NOT_FOUND, CONFLICT when the person needs a second factor and this is the only one */
    async remove(id: number, actor: SignedInActor): Promise<void> {
      const { me, author } = actor;
      await recordWriter.run(author, "edit", async (em) => {
        await lockCaller(em, actor);
        if ((await em.nativeDelete(Passkey, { id, person: me.id })) === 0) {
          throw new AppError("NOT_FOUND", "There is no such passkey");
        }
        await refuseMissingFactor(em, me.id);
      });
    },
  };

  /** Returns a challenge and removes it, so that it is answered once; null if it was answered or has expired. */
  async function takeChallenge(
    purpose: ChallengePurpose,
    token: string,
    personId: number | null,
  ): Promise<string | null> {
    const em = orm.em.fork();
    const found = await findChallenge(em, purpose, token);
    if (!found || (found.person?.id ?? null) !== personId || !(await removeChallenge(em, found))) return null;
    return challengeData.parse(found.data).challenge;
  }

  async function verifySignIn({ token, response }: PasskeySignInInput, caller: Caller) {
    const expectedChallenge = await takeChallenge("passkey-sign-in", token, null);
    const found = await orm.em.fork().findOne(Passkey, { credentialId: response.id });
    if (expectedChallenge === null || !found) throw refused();
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    return orm.em.fork().transactional(async (em) => {
      await lockPerson(em, found.person.id);
      const person = await em.findOne(Person, {
        id: found.person.id,
        deactivatedAt: null,
        passwordHash: { $ne: null },
      });
      // Read again, as two sign-ins may use the same passkey at once, or it may have been removed.
      const passkey = await em.findOne(Passkey, found.id);
      if (!person || !passkey) throw refused();
      const { counter, publicKey, credentialId } = passkey;
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge,
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
          counter,
        },
      }).catch(() => {
        throw refused();
      });
      if (!verified.verified) throw refused();
      passkey.counter = verified.authenticationInfo.newCounter;
      passkey.lastUsedAt = new Date();
      await em.flush();
      return { person, identifier: await startSession(em, person.id, caller, { multiFactor: true }) };
    });
  }
}

/** @throws AppError CONFLICT for a person who has as many passkeys as a person can have */
function refuseAnother(count: number): void {
  if (count < MAX_PASSKEYS) return;
  throw new AppError("CONFLICT", `You have ${MAX_PASSKEYS} passkeys. Remove one to add another.`);
}
