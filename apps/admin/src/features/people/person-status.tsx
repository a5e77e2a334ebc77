import { Badge } from "@mantine/core";
import type { Person } from "@saywhere/validators/account";

const LOOKS: Record<Person["status"], { label: string; color: string }> = {
  active: { label: "Active", color: "leaf" },
  invited: { label: "Invited", color: "saffron" },
  deactivated: { label: "Deactivated", color: "gray" },
};

export function PersonStatus({ status }: Pick<Person, "status">) {
  const { label, color } = LOOKS[status];
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  );
}
