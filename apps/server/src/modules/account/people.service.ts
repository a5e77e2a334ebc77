import type { InviteInput, OneTimeLink, Person, Role } from "@saywhere/validators/account";
import type { Actor } from "../../trpc/context.ts";

export interface PeopleService {
  list(): Promise<Person[]>;
  names(): Promise<{ id: number; name: string }[]>;
  /** @throws AppError CONFLICT when somebody has the e-mail address already */
  invite(input: InviteInput, actor: Actor): Promise<OneTimeLink>;
  resetLink(id: number, actor: Actor): Promise<OneTimeLink>;
  /** @throws AppError CONFLICT when no administrator would be left */
  setRole(id: number, role: Role, actor: Actor): Promise<Person>;
  /** Deactivating ends the person's sessions. @throws AppError CONFLICT when no administrator would be left */
  setActive(id: number, active: boolean, actor: Actor): Promise<Person>;
}
