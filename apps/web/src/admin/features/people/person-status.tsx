import type { Person } from "@saywhere/validators/accounts/account";
import { StatusTag } from "../../lib/screen/status-tag.tsx";

const LOOKS = {
  active: { label: "Active", tone: "success" },
  invited: { label: "Invited", tone: "highlight" },
  deactivated: { label: "Deactivated", tone: "quiet" },
} as const;

export function PersonStatus({ status }: Pick<Person, "status">) {
  const { label, tone } = LOOKS[status];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
