import { Drawer } from "@mantine/core";
import { useTopDialog } from "@saywhere/ui/dialog/use-top-dialog";
import styles from "./admin-layout.module.css";
import { NavigationList } from "./navigation-list.tsx";

export interface NavigationDrawerProps {
  opened: boolean;
  /** Called by Escape, the X and a click outside. */
  onClose(): void;
  /** Called when a screen was chosen. */
  onNavigate(): void;
  /** Opens the command palette. */
  onSearch(): void;
}

/** The navigation on narrow screens. */
export function NavigationDrawer({ opened, onClose, onNavigate, onSearch }: NavigationDrawerProps) {
  const close = useTopDialog(onClose, opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      size="17rem"
      padding="md"
      // After a choice the focus belongs to the heading of the opened screen.
      returnFocus={false}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own header is a banner landmark, of which a page has only one. */}
        <div className={styles.drawerHead}>
          <Drawer.Title>Menu</Drawer.Title>
          <Drawer.CloseButton aria-label="Close menu" />
        </div>
        <Drawer.Body>
          <NavigationList onNavigate={onNavigate} onSearch={onSearch} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
