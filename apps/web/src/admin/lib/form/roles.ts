import type { Role, TokenRole } from "@saywhere/validators/accounts/account";

export interface RoleOption<Value> {
  value: Value;
  label: string;
  may: string;
}

/** The roles of people with their labels and permissions, in the order of the field. */
export const ROLES: RoleOption<Role>[] = [
  {
    value: "editor",
    label: "Editor",
    may: "Languages, categories, phrases, translations, tasks and documents.",
  },
  {
    value: "administrator",
    label: "Administrator",
    may: "Also deployments, files, settings, people and API tokens.",
  },
];

/** The roles of API tokens, with which no program manages people or tokens. */
export const TOKEN_ROLES: RoleOption<TokenRole>[] = [
  { value: "reader", label: "Reader", may: "Reads what editors read, and changes nothing." },
  ...ROLES.map((role) =>
    role.value === "administrator" ? { ...role, may: "Also deployments, files and settings." } : role,
  ),
];

export function roleLabel(role: TokenRole): string {
  return TOKEN_ROLES.find(({ value }) => value === role)?.label ?? role;
}
