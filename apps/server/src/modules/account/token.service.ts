import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { ApiToken as StoredToken } from "@saywhere/db/entities/person.entity";
import { listApiTokens } from "@saywhere/db/queries/accounts/person.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ApiToken, CreatedToken, CreateTokenInput } from "@saywhere/validators/accounts/account";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type { SignedInActor } from "../../auth/require-role.ts";
import { generateSecret, hashSecret } from "../../auth/secret.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { presentToken } from "./account.presenter.ts";
import { daysFromNow } from "./days-from-now.ts";
import { lockAdministrators } from "./person-writes.ts";

export type TokenService = ReturnType<typeof createTokenService>;

const PREFIX_LENGTH = 10;

export function createTokenService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  return {
    /** Lists the tokens that were not revoked. */
    list: async (): Promise<ApiToken[]> => (await listApiTokens(db)).map(presentToken),
    async create(
      { name, role, expires_in_days }: CreateTokenInput,
      actor: SignedInActor,
    ): Promise<CreatedToken> {
      // The prefix identifies the token to people, and to scanners that look for secrets in published code.
      const token = `swt_${generateSecret()}`;
      const { result } = await writer.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        return em.insert(StoredToken, {
          name,
          role,
          prefix: token.slice(0, PREFIX_LENGTH),
          tokenHash: hashSecret(token),
          createdBy: actor.me.id,
          expiresAt: expires_in_days === null ? null : daysFromNow(expires_in_days),
        });
      });
      const info = (await listApiTokens(db)).find(({ id }) => id === result);
      if (!info) throw new AppError("NOT_FOUND", "The token was revoked at once");
      return { token, info: presentToken(info) };
    },
    /** @throws AppError NOT_FOUND */
    async revoke(id: number, { author }: SignedInActor): Promise<Deletion> {
      await writer.run(author, "edit", (em) => revoke(em, id));
      return { success: true };
    },
  };
}

async function revoke(em: EntityManager, id: number): Promise<void> {
  // When two requests revoke the token at the same time, the second one waits and then finds no token.
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const token = await em.findOne(StoredToken, { id, revokedAt: null }, { lockMode });
  if (!token) throw new AppError("NOT_FOUND", "There is no such token");
  token.revokedAt = new Date();
}
