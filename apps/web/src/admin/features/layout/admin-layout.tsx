import { Wordmark } from "@saywhere/ui/brand/wordmark";
import { ButtonLink } from "@saywhere/ui/button";
import { MAIN_ID, SkipLink } from "@saywhere/ui/skip-link";
import IconArrowUpRight from "@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { useLazyComponent } from "../../lib/screen/use-lazy-component.ts";
import { AccountMenu } from "./account-menu.tsx";
import header from "./admin-header.module.css";
import styles from "./admin-layout.module.css";
import type { KeyboardDialogsProps } from "./keyboard/keyboard-dialogs.tsx";
import { startTypingAhead, stopTypingAhead } from "./keyboard/type-ahead-buffer.ts";
import { useShortcuts } from "./keyboard/use-shortcuts.ts";
import { NavigationList } from "./navigation-list.tsx";

const loadDrawer = () => import("./navigation-drawer.tsx").then((module) => module.NavigationDrawer);
const loadKeyboardDialogs = () =>
  import("./keyboard/keyboard-dialogs.tsx").then((module) => module.KeyboardDialogs);

/** The layout of every screen: header, navigation beside the content or in a drawer, main content. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [NavigationDrawer, requestDrawer] = useLazyComponent(loadDrawer);
  const openMenu = () => {
    setMenuOpen(true);
    void requestDrawer();
  };
  const closeMenu = () => {
    setMenuOpen(false);
    menuButton.current?.focus();
  };
  const [keyboardDialog, setKeyboardDialog] = useState<KeyboardDialogsProps["open"]>(null);
  const [KeyboardDialogs, requestKeyboardDialogs] = useLazyComponent(loadKeyboardDialogs);
  const openKeyboardDialog = async (dialog: KeyboardDialogsProps["open"]) => {
    setMenuOpen(false);
    setKeyboardDialog(dialog);
    if (!(await requestKeyboardDialogs())) stopTypingAhead();
  };
  const openPalette = () => {
    startTypingAhead();
    void openKeyboardDialog("palette");
  };
  useShortcuts({ onPalette: openPalette, onHelp: () => void openKeyboardDialog("help") });
  return (
    <>
      <SkipLink />
      <header className={header.header} data-no-print>
        <button
          ref={menuButton}
          type="button"
          className={header.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={openMenu}
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
          <span className={header.menuLabel}>Menu</span>
        </button>
        <Link to="/" className={header.title}>
          <Wordmark size={26} /> <span className={header.admin}>Admin</span>
        </Link>
        <ButtonLink href="/" variant="outline" size="sm" className={header.site}>
          View Site
          <IconArrowUpRight aria-hidden />
        </ButtonLink>
        <AccountMenu />
      </header>
      <div className={styles.body}>
        <div className={styles.sidebar} data-no-print>
          <NavigationList onSearch={openPalette} />
        </div>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {NavigationDrawer && (
        <NavigationDrawer
          opened={menuOpen}
          onClose={closeMenu}
          onNavigate={() => setMenuOpen(false)}
          onSearch={openPalette}
        />
      )}
      {KeyboardDialogs && <KeyboardDialogs open={keyboardDialog} onOpen={setKeyboardDialog} />}
    </>
  );
}
