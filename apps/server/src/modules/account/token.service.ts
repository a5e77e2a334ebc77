import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ApiToken as StoredToken } from "@saywhere/db/entities/api-token.entity";
import { listApiTokens } from "@saywhere/db/queries/accounts/api-token.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ApiToken, CreatedToken, CreateTokenInput } from "@saywhere/validators/accounts/account";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import { insertToken } from "./insert-token.ts";
import { lockAdministrators } from "./person-writes.ts";

export type TokenService = ReturnType<typeof createTokenService>;

export function createTokenService({ db, recordWriter }: { db: Queryable; recordWriter: RecordWriter }) {
  return {
    /** Lists the tokens that were not revoked. */
    list: (): Promise<ApiToken[]> => listApiTokens(db),
    async create(input: CreateTokenInput, actor: SignedInActor): Promise<CreatedToken> {
      const { result } = await recordWriter.run(actor.author, "edit", (em) => insertToken(em, input, actor));
      const info = (await listApiTokens(db)).find(({ id }) => id === result.id);
      if (!info) throw new AppError("NOT_FOUND", "The token was revoked at once");
      return { token: result.token, info };
    },
    /** @throws AppError NOT_FOUND, FORBIDDEN when the caller is no administrator any more */
    async revoke(id: number, actor: SignedInActor): Promise<Success> {
      await recordWriter.run(actor.author, "edit", async (em) => {
        await lockAdministrators(em, actor);
        await revoke(em, id);
      });
      return SUCCESS;
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
