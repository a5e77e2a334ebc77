import type { Role } from "@saywhere/validators/accounts/account";

/** The roles with their labels and permissions, in the order of the select field. */
export const ROLES: { value: Role; label: string; may: string }[] = [
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

export function roleLabel(role: Role): string {
  return ROLES.find(({ value }) => value === role)?.label ?? role;
}
