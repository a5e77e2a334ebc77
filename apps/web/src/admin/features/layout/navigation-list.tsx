import { Link, useLocation } from "@tanstack/react-router";
import { useMe } from "../../lib/session/session.tsx";
import { isCurrent, navigationFor } from "./navigation.ts";
import styles from "./navigation-list.module.css";

export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  const { role } = useMe();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label="Administration">
      <ul className={styles.list}>
        {navigationFor(role).map((entry) => (
          <li key={entry.to} className={styles.item} data-own={entry.role}>
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
    </nav>
  );
}
