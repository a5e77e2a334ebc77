import type { Me, Role } from "@saywhere/validators/accounts/account";
import type { Icon } from "@tabler/icons-react";
import IconArrowsExchange from "@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";
import IconCloudUpload from "@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconKey from "@tabler/icons-react/dist/esm/icons/IconKey.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconSearchOff from "@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { Link, useLocation } from "@tanstack/react-router";
import { useMe } from "../../lib/session/session.tsx";
import styles from "./navigation-list.module.css";

export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  const { role } = useMe();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label="Administration">
      <ul className={styles.list}>
        {navigationFor(role).map((entry) => (
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

interface NavigationEntry {
  label: string;
  to: string;
  Icon: Icon;
  /** Role that can use the screen, and so sees the entry; all users when absent. */
  role?: Role;
  /** Not in the specification. */
  isAdditional?: true;
}

/** Order and labels of specification §2, then the entries that it does not have. */
const ENTRIES: NavigationEntry[] = [
  { label: "Dashboard", to: "/", Icon: IconHome },
  { label: "Languages", to: "/languages", Icon: IconWorld },
  { label: "Categories", to: "/categories", Icon: IconCategory },
  { label: "Phrases", to: "/phrases", Icon: IconMessage },
  { label: "Translations", to: "/translations", Icon: IconLanguage },
  { label: "Tasks", to: "/tasks", Icon: IconChecklist },
  { label: "CDN Manager", to: "/cdn", Icon: IconCloudUpload, role: "administrator" },
  { label: "Settings", to: "/settings", Icon: IconSettings, role: "administrator" },
  { label: "Synonyms", to: "/synonyms", Icon: IconArrowsExchange, isAdditional: true },
  { label: "Missed searches", to: "/missed-searches", Icon: IconSearchOff, isAdditional: true },
  { label: "People", to: "/people", Icon: IconUsers, role: "administrator", isAdditional: true },
  { label: "API tokens", to: "/tokens", Icon: IconKey, role: "administrator", isAdditional: true },
];

function navigationFor(role: Me["role"]): NavigationEntry[] {
  return ENTRIES.filter((entry) => !entry.role || entry.role === role);
}

/** Whether an entry is for the screen at `pathname`, or for one below it. */
function isCurrent({ to }: Pick<NavigationEntry, "to">, pathname: string): boolean {
  return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
