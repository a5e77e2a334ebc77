import type { PersonRow } from "@saywhere/db/queries/accounts/person.queries";
import type { SessionRow } from "@saywhere/db/queries/accounts/session.queries";
import type { Me, Person, SessionInfo } from "@saywhere/validators/accounts/account";
import Bowser from "bowser";

interface SignedInPerson extends Omit<Me, "language_ids" | "can_review" | "second_factor_missing"> {
  languageIds?: number[] | null;
  canReview: boolean;
}

/** Selects the fields of a signed-in person that are returned to that person, and no others. */
export function presentMe(person: SignedInPerson, secondFactorMissing = false): Me {
  const { id, name, email, role, languageIds, canReview } = person;
  const limited = role === "editor";
  return {
    id,
    name,
    email,
    role,
    language_ids: limited ? (languageIds ?? null) : null,
    can_review: !limited || canReview,
    ...(secondFactorMissing && { second_factor_missing: true }),
  };
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
  const { can_sign_in, deactivated, has_second_factor, ...person } = row;
  const invitedOrActive = can_sign_in ? "active" : "invited";
  return {
    ...person,
    status: deactivated ? "deactivated" : invitedOrActive,
    second_factor: has_second_factor,
  };
}

/** Returns the browser and the system named by the user agent, as far as it names them: `Firefox on Linux`. */
function deviceName(userAgent: string): string {
  if (userAgent === "") return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  // The user agent of a program starts with the program's name: curl/8.5.0.
  const name = browser.name || /^[\w.-]{1,40}/.exec(userAgent)?.[0] || "Unknown browser";
  return os.name ? `${name} on ${os.name}` : name;
}
