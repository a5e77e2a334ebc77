import { Collapse, UnstyledButton } from "@mantine/core";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { type ReactNode, useId, useState } from "react";
import styles from "./more-fields.module.css";

interface MoreFieldsProps {
  /** Opens it for as long as this is true: a field inside is at fault. */
  open: boolean;
  /** What they are called. */
  label?: string;
  children: ReactNode;
}

/** The fields of a form that few records need: out of the way until they are asked for. */
export function MoreFields({ open, label = "More", children }: MoreFieldsProps) {
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const expanded = wanted || open;
  return (
    <div>
      <UnstyledButton
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setWanted(!expanded)}
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
