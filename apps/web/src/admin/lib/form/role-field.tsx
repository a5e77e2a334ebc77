import { Radio, type RadioGroupProps, Stack } from "@mantine/core";
import { ROLES, type RoleOption } from "./roles.ts";

interface RoleFieldProps extends Omit<RadioGroupProps, "children"> {
  roles?: RoleOption<string>[];
}

/** Selects a role, of those for people by default, and shows its permissions. */
export function RoleField({ roles = ROLES, ...props }: RoleFieldProps) {
  return (
    <Radio.Group label="Role" {...props}>
      <Stack gap="xs" mt={6}>
        {roles.map(({ value, label, may }) => (
          <Radio key={value} value={value} label={label} description={may} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
