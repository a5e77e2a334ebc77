import type { Work } from "@saywhere/validators/dashboard/dashboard-work";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./dashboard-panel.module.css";
import { DashboardPanel } from "./dashboard-panel.tsx";

/** The newest comments that mention the reader, until they are read. */
export function Mentions({ work }: { work: UseQueryResult<Work, unknown> }) {
  return (
    <div id="mentions">
      <DashboardPanel
        title="Mentions"
        news={work}
        failure="The mentions could not be loaded."
        most={1}
        link={
          <Link to="/translations" search={{ show: "comments" }} className={styles.all}>
            View all open comments
          </Link>
        }
        items={({ mentions }) => mentions.items}
        empty={() => "No unread mentions."}
        entry={({ author, text, translation_id, phrase, language, created_at }) => (
          <>
            <span className={styles.sentence}>
              <span className={styles.person}>{author}</span> on{" "}
              <Link to="/translations" search={{ edit: translation_id }}>
                “{phrase.english}” in {language.name}
              </Link>
            </span>
            <span className={styles.sentence} dir="auto">
              {text}
            </span>
            <span className={styles.when}>
              <When at={created_at} />
            </span>
          </>
        )}
      />
    </div>
  );
}
