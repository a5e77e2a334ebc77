import { Collapse, UnstyledButton } from "@mantine/core";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { type ReactNode, useId, useState } from "react";
import styles from "./collapsible-fields.module.css";

interface CollapsibleFieldsProps {
  /** Opens it: a field inside is at fault. */
  open: boolean;
  /** Whether it begins open: something is filled in already. */
  openAtFirst?: boolean;
  /** What they are called. */
  label?: string;
  children: ReactNode;
}

/** The fields of a form that few records need: out of the way until they are asked for. */
export function CollapsibleFields({
  open,
  openAtFirst = false,
  label = "More",
  children,
}: CollapsibleFieldsProps) {
  const [expanded, setExpanded] = useState(openAtFirst);
  const id = useId();
  // What was opened for a fault stays open while that is mended.
  if (open && !expanded) setExpanded(true);
  return (
    <div>
      <UnstyledButton
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
        {label}
      </UnstyledButton>
      <Collapse id={id} expanded={expanded} keepMountedMode="display-none" transitionDuration={0}>
        <div className={styles.fields}>{children}</div>
      </Collapse>
    </div>
  );
}
