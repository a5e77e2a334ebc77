import { Radio, type RadioGroupProps, Stack } from "@mantine/core";
import { ROLES } from "./roles.ts";

/** Selects a role, and shows its permissions. */
export function RoleField(props: Omit<RadioGroupProps, "children">) {
  return (
    <Radio.Group label="Role" {...props}>
      <Stack gap="xs" mt={6}>
        {ROLES.map(({ value, label, may }) => (
          <Radio key={value} value={value} label={label} description={may} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
