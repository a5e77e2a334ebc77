import { Menu } from "@mantine/core";
import { IconButton } from "@saywhere/ui/icon-button";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { type ReactNode, useRef } from "react";

interface RowMenuProps {
  label: string;
  width?: number;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** The menu of a row of a table. */
export function RowMenu({ label, width, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      position="bottom-end"
      {...(width && { width })}
      withInitialFocusPlaceholder={false}
      // Not clipped by the table, and inside the main landmark.
      portalProps={{ target: "main" }}
    >
      <Menu.Target>
        <IconButton ref={button} label={label}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </Menu.Target>
      {/* The opened dialog returns the focus to the element that had it, and the menu entry is gone by then. */}
      <Menu.Dropdown onClickCapture={() => button.current?.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}
