import { type EntityManager, UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { Person } from "@saywhere/db/entities/person.entity";
import type { Role } from "@saywhere/validators/accounts/account";
import { AppError } from "../../errors/app-error.ts";

interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** Null for an invited person. */
  passwordHash: string | null;
}

/** @throws AppError CONFLICT when another person already has the e-mail address */
export async function addPerson(em: EntityManager, { passwordHash, ...person }: NewPerson): Promise<Person> {
  const passwordChangedAt = passwordHash === null ? null : new Date();
  const added = em.create(Person, { ...person, passwordHash, passwordChangedAt });
  try {
    await em.flush();
    return added;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = "Somebody with this e-mail address is there already";
    throw new AppError("CONFLICT", message, {
      issues: [{ path: ["email"], message }],
      conflict: { reason: "duplicate", field: "email", suggestion: null },
      cause: error,
    });
  }
}
