import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import styles from "./dashboard-screen.module.css";

const ACTIONS = [
  { label: "Add Language", to: "/languages/new" },
  { label: "Add Phrase", to: "/phrases/new" },
  { label: "Add Translation", to: "/translations/new" },
  { label: "Add Category", to: "/categories/new" },
];

export function QuickActions() {
  return (
    <section className={styles.quick} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul>
        {ACTIONS.map(({ label, to }) => (
          <li key={to}>
            <RouterButtonLink
              to={to}
              state={{ backWhenLeft: true }}
              variant="outline"
              size="sm"
              icon={<IconPlus size={16} stroke={2} aria-hidden />}
            >
              {label}
            </RouterButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
