import { ButtonLink } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import type { KeyboardEvent } from "react";
import type { Neighbors } from "../list/use-neighbors.ts";

/** Where the dialog of a stored record leads. */
export interface RecordLinks {
  /** Undefined if the record was not opened from a list. */
  neighbors?: Neighbors | undefined;
  /** URL of the record on the public site. */
  siteUrl?: string | undefined;
}

interface RecordNavigationProps extends RecordLinks {
  /** Runs an action that leaves the dialog, after a confirmation if there is unsaved text. */
  leave(action: () => void): void;
}

/** The buttons for the record before and after in the list, and the link to the site. */
export function RecordNavigation({ neighbors, siteUrl, leave }: RecordNavigationProps) {
  const buttons = neighbors && [
    { label: "Previous", key: "Alt+ArrowUp", open: neighbors.previous, Icon: IconArrowUp },
    { label: "Next", key: "Alt+ArrowDown", open: neighbors.next, Icon: IconArrowDown },
  ];
  return (
    <>
      {buttons?.map(({ label, key, open, Icon }) => (
        <IconButton
          key={label}
          label={label}
          title={`${label} (${key.replace("Arrow", "")})`}
          aria-keyshortcuts={key}
          aria-disabled={open ? undefined : true}
          onClick={() => open && leave(open)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </IconButton>
      ))}
      {siteUrl && (
        <ButtonLink href={siteUrl} variant="outline" size="sm" target="_blank" rel="noreferrer">
          View on site
        </ButtonLink>
      )}
    </>
  );
}

/** Alt and an arrow key open the record before or after; a select opens its options by the same keys. */
export function onNeighborKey(
  event: KeyboardEvent<HTMLElement>,
  { neighbors, leave }: Pick<RecordNavigationProps, "neighbors" | "leave">,
): void {
  if (!neighbors || !event.altKey || event.defaultPrevented || event.target instanceof HTMLSelectElement)
    return;
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  const open = event.key === "ArrowUp" ? neighbors.previous : neighbors.next;
  if (open) leave(open);
}
