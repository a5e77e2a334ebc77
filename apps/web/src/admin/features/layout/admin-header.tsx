import { Wordmark } from "@saywhere/ui/brand/wordmark";
import { ButtonLink } from "@saywhere/ui/button";
import IconArrowUpRight from "@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { Link } from "@tanstack/react-router";
import type { RefObject } from "react";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./admin-header.module.css";

interface AdminHeaderProps {
  menuButton: RefObject<HTMLButtonElement | null>;
  menuOpen: boolean;
  onMenu(): void;
}

export function AdminHeader({ menuButton, menuOpen, onMenu }: AdminHeaderProps) {
  return (
    <header className={styles.header} data-no-print>
      <button
        ref={menuButton}
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        <span className={styles.menuLabel}>Menu</span>
      </button>
      <Link to="/" className={styles.title}>
        <Wordmark size={26} /> <span className={styles.admin}>Admin</span>
      </Link>
      <ButtonLink href="/" variant="outline" size="sm" className={styles.site}>
        View Site
        <IconArrowUpRight aria-hidden />
      </ButtonLink>
      <AccountMenu />
    </header>
  );
}
