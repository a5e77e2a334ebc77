import { Radio, Stack } from "@mantine/core";
import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { groupLabel } from "./group-label.ts";

/** In place of a group's identifier. */
export const NEW_GROUP = "new";

interface MeaningFieldProps {
  /** The groups that already have one of the terms. */
  holders: SynonymGroup[];
  /** The identifier of the group that the terms join, or `NEW_GROUP`. */
  value: string;
  onChange(value: string): void;
}

/** Asks for the meaning of a term that is in a group already: by default the same as there. */
export function SynonymGroupField({ holders, value, onChange }: MeaningFieldProps) {
  return (
    <Radio.Group
      label="One of these terms is in a group already"
      description="Terms that mean the same belong to one group."
      value={value}
      onChange={onChange}
    >
      <Stack gap="xs" mt="xs">
        {holders.map((group) => (
          <Radio key={group.id} value={String(group.id)} label={`Add the others to “${groupLabel(group)}”`} />
        ))}
        <Radio value={NEW_GROUP} label="Make another group: here it means something else" />
      </Stack>
    </Radio.Group>
  );
}
