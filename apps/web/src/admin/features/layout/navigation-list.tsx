import { Link, useLocation } from "@tanstack/react-router";
import { useMe } from "../../lib/session/session.tsx";
import { SearchButton } from "./keyboard/search-button.tsx";
import styles from "./navigation-list.module.css";
import { type Screen, screensFor } from "./screens.ts";

interface NavigationListProps {
  /** Opens the command palette. */
  onSearch(): void;
  onNavigate?(): void;
}

export function NavigationList({ onSearch, onNavigate }: NavigationListProps) {
  const { role } = useMe();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label="Administration">
      <SearchButton onClick={onSearch} />
      <ul className={styles.list}>
        {screensFor(role).map((entry) => (
          <li key={entry.to} className={styles.item} data-additional={entry.isAdditional}>
            <Link
              to={entry.to}
              className={styles.link}
              // Set here, because the router's own "active" state has no exception for the dashboard.
              aria-current={isCurrent(entry, pathname) ? "page" : undefined}
              activeProps={{ "aria-current": undefined }}
              onClick={onNavigate}
            >
              <entry.Icon size={18} stroke={1.75} aria-hidden />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.version}>Saywhere {import.meta.env.VITE_VERSION}</p>
    </nav>
  );
}

/** Whether an entry is for the screen at `pathname`, or for one below it. */
function isCurrent({ to }: Pick<Screen, "to">, pathname: string): boolean {
  return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
