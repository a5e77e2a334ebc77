import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../../shared/format-count.ts";
import { When } from "../../lib/text/relative-time-label.tsx";
import { SUGGESTION_FIELDS, suggestionAnchor, suggestionSubject } from "../../lib/text/suggestion-labels.ts";
import styles from "./dashboard-panel.module.css";
import { DashboardPanel } from "./dashboard-panel.tsx";
import { useOpenSuggestions } from "./use-open-suggestions.ts";

const SHOWN = 3;

/** The corrections of visitors that wait longest for a decision, with their number. */
export function OpenSuggestions() {
  const { open, search } = useOpenSuggestions();
  return (
    <DashboardPanel
      title="Suggestions"
      news={open}
      failure="Suggestions could not be loaded."
      most={SHOWN}
      link={
        <Link to="/suggestions" search={search} className={styles.all}>
          View all <VisuallyHidden>suggestions</VisuallyHidden>
        </Link>
      }
      items={({ items }) => items.slice(0, SHOWN)}
      empty={() => "No open suggestions."}
      lead={({ items, total }) =>
        `${formatCount(total ?? items.length, "correction")} from visitors to decide on.`
      }
      entry={(suggestion) => (
        <>
          <span className={styles.sentence}>
            <Link to="/suggestions" search={search} hash={suggestionAnchor(suggestion)}>
              {suggestionSubject(suggestion)}
            </Link>
          </span>
          <span className={styles.when}>
            {SUGGESTION_FIELDS[suggestion.field]}, <When at={suggestion.created_at} />
          </span>
        </>
      )}
    />
  );
}
