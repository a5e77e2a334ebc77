import type { ApiTokenRow } from "@saywhere/db/queries/accounts/person.queries";
import type { ApiToken } from "@saywhere/validators/accounts/account";

export function presentToken(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    prefix: row.prefix,
    created_by: row.created_by,
    created_at: row.created_at,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
  };
}
