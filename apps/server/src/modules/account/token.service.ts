import type { EntityManager } from "@mikro-orm/postgresql";
import { ApiToken as StoredToken } from "@saywhere/db/entities/api-token.entity";
import { listApiTokens } from "@saywhere/db/queries/accounts/person.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ApiToken, CreatedToken, CreateTokenInput } from "@saywhere/validators/accounts/account";
import type { Deletion } from "@saywhere/validators/calls/deletion";
import { AppError } from "../../app-error.ts";
import type { ContentWriter } from "../../record-writes/content-writer.ts";
import type { Actor } from "../../trpc/context.ts";
import { inDays } from "./in-days.ts";
import { createSecret, hashSecret } from "./secret.ts";
import { presentToken } from "./token.presenter.ts";

export interface TokenService {
  /** Those that were not revoked. */
  list(): Promise<ApiToken[]>;
  create(input: CreateTokenInput, actor: Actor): Promise<CreatedToken>;
  /** @throws AppError NOT_FOUND */
  revoke(id: number, actor: Actor): Promise<Deletion>;
}

const PREFIX_LENGTH = 10;

export function createTokenService({ db, writer }: { db: Queryable; writer: ContentWriter }): TokenService {
  return {
    list: async () => (await listApiTokens(db)).map(presentToken),
    async create({ name, role, expires_in_days }, { author }) {
      // The beginning says what it is, to people and to programs that look for secrets in published code.
      const token = `swt_${createSecret()}`;
      const { result } = await writer.run(author, "edit", (em) =>
        em.insert(StoredToken, {
          name,
          role,
          prefix: token.slice(0, PREFIX_LENGTH),
          tokenHash: hashSecret(token),
          createdBy: author.personId,
          expiresAt: expires_in_days === null ? null : inDays(expires_in_days),
        }),
      );
      const info = (await listApiTokens(db)).find(({ id }) => id === result);
      if (!info) throw new AppError("NOT_FOUND", "The token was revoked at once");
      return { token, info: presentToken(info) };
    },
    async revoke(id, { author }) {
      await writer.run(author, "edit", (em) => revoke(em, id));
      return { success: true };
    },
  };
}

async function revoke(em: EntityManager, id: number): Promise<void> {
  const token = await em.findOne(StoredToken, { id, revokedAt: null });
  if (!token) throw new AppError("NOT_FOUND", "There is no such token");
  token.revokedAt = new Date();
}
