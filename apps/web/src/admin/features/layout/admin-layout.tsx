import { Drawer } from "@mantine/core";
import { MAIN_ID, SkipLink } from "@saywhere/ui/skip-link";
import { type ReactNode, useRef, useState } from "react";
import { AdminHeader } from "./admin-header.tsx";
import styles from "./admin-layout.module.css";
import { NavigationList } from "./navigation-list.tsx";

/** The layout of every screen: header, navigation beside the content or in a drawer, main content. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = () => {
    setMenuOpen(false);
    menuButton.current?.focus();
  };
  return (
    <>
      <SkipLink />
      <AdminHeader menuButton={menuButton} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      <div className={styles.body}>
        <div className={styles.sidebar}>
          <NavigationList />
        </div>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Drawer.Root
        opened={menuOpen}
        onClose={closeMenu}
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
            <NavigationList onNavigate={() => setMenuOpen(false)} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
