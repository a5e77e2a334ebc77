import { Collapse, UnstyledButton } from "@mantine/core";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { type ReactNode, useId, useState } from "react";
import styles from "./collapsible-fields.module.css";

interface CollapsibleFieldsProps {
  /** Opens the section because a field inside has an error. */
  open: boolean;
  /** Whether it is initially open because a field already has a value. */
  openAtFirst?: boolean;
  /** What they are called. */
  label?: string;
  children: ReactNode;
}

/** Form fields that few records need, collapsed until requested. */
export function CollapsibleFields({
  open,
  openAtFirst = false,
  label = "More",
  children,
}: CollapsibleFieldsProps) {
  const [expanded, setExpanded] = useState(openAtFirst);
  const id = useId();
  // A section opened for an error stays open while the error is corrected.
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
