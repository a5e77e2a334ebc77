import type { PersonRow, SessionRow } from "@saywhere/db/queries/accounts/person.queries";
import type { Me, Person, SessionInfo } from "@saywhere/validators/accounts/account";
import { deviceName } from "./device-name.ts";

/** Selects the fields of a signed-in person that are returned to that person, and no others. */
export function presentMe({ id, name, email, role }: Me): Me {
  return { id, name, email, role };
}

export function presentSession(row: SessionRow, currentId: number | null): SessionInfo {
  return {
    id: row.id,
    device: deviceName(row.user_agent),
    address: row.address,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    current: row.id === currentId,
  };
}

export function presentPerson(row: PersonRow): Person {
  const invitedOrActive = row.has_password ? "active" : "invited";
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    status: row.deactivated ? "deactivated" : invitedOrActive,
    last_seen_at: row.last_seen_at,
    created_at: row.created_at,
  };
}
