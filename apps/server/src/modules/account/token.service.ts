import type { ApiToken, CreatedToken, CreateTokenInput } from "@saywhere/validators/account";
import type { Deletion } from "@saywhere/validators/deletion";
import type { Actor } from "../../trpc/context.ts";

export interface TokenService {
  list(): Promise<ApiToken[]>;
  create(input: CreateTokenInput, actor: Actor): Promise<CreatedToken>;
  /** @throws AppError NOT_FOUND */
  revoke(id: number, actor: Actor): Promise<Deletion>;
}
