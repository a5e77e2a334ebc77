import { Menu } from "@mantine/core";
import type { Column } from "@saywhere/ui/list/data-table";
import type { Deployment, DeploymentStatus } from "@saywhere/validators/cdn/deployment";
import { formatFileSize } from "@saywhere/validators/files/stored-file";
import { Link } from "@tanstack/react-router";
import { formatCount, formatNumber } from "../../../../shared/format-count.ts";
import { RowMenu } from "../../../lib/list/row-menu.tsx";
import { StatusTag } from "../../../lib/screen/status-tag.tsx";
import { exactTime, relativeTime } from "../../../lib/text/relative-time.ts";
import { WhenExactly } from "../../../lib/text/relative-time-label.tsx";
import styles from "./deployment-columns.module.css";
import { formatDuration, formatNames, starterText } from "./deployment-labels.ts";

interface RowContext {
  /** While a deployment runs, no rollback can start. */
  running: boolean;
  onRollBack(deployment: Deployment): void;
}

/** Columns of the deployment history on wide screens. */
export function deploymentColumns(context: RowContext): Column<Deployment>[] {
  return [
    { id: "who", header: "Deployment", rowHeader: true, cell: (row) => <Who deployment={row} /> },
    { id: "outcome", header: "Result", cell: (row) => <DeploymentOutcome deployment={row} /> },
    {
      id: "when",
      header: "Started",
      cell: (row) => (
        <span className={styles.figure}>
          <time dateTime={row.startedAt}>{exactTime(row.startedAt)}</time>
          <span className={styles.more}>
            {relativeTime(row.startedAt)}
            {row.finishedAt && `, ${tookText(row)}`}
          </span>
        </span>
      ),
    },
    {
      id: "uploaded",
      header: "Uploaded",
      align: "end",
      cell: ({ counts }) => (
        <span className={styles.figure}>
          {formatNumber(counts.uploaded)}
          <span className={styles.more}>{formatFileSize(counts.uploadedBytes)}</span>
        </span>
      ),
    },
    countColumn("skipped", "Skipped"),
    countColumn("removed", "Removed"),
    {
      id: "actions",
      header: "Actions",
      align: "end",
      cell: (row) => <DeploymentActions deployment={row} {...context} />,
    },
  ];
}

function countColumn(id: "skipped" | "removed", header: string): Column<Deployment> {
  const cell = ({ counts }: Deployment) => <span className={styles.figure}>{formatNumber(counts[id])}</span>;
  return { id, header, align: "end", hideBelow: "md", cell };
}

/** The same in one column, for phones. */
export function narrowDeploymentColumns(context: RowContext): Column<Deployment>[] {
  return [
    {
      id: "deployment",
      header: "Deployment",
      rowHeader: true,
      cell: (row) => (
        <div className={styles.narrow}>
          <Who deployment={row} />
          <DeploymentOutcome deployment={row} />
          <p className={styles.more}>
            <WhenExactly at={row.startedAt} />
            {row.finishedAt && `, ${tookText(row)}`}
          </p>
          <p className={styles.more}>{countsText(row)}</p>
          <DeploymentActions deployment={row} {...context} />
        </div>
      ),
    },
  ];
}

function Who({ deployment }: { deployment: Deployment }) {
  const { id, restores, changes } = deployment;
  return (
    <>
      {starterText(deployment)}
      <span className={styles.more}>
        #{id}
        {restores !== null && `, rolled back to #${restores}`}
        {changes && changes.records === 0 && ", no changed records"}
        {changes && changes.records > 0 && (
          <>
            {", "}
            <Link to="/activity" search={{ deployment: id }}>
              {formatCount(changes.records, "changed record")}
            </Link>
            {deployment.reason !== "content" && ` by ${formatNames(changes.authors)}`}
          </>
        )}
      </span>
    </>
  );
}

function DeploymentActions({ deployment, running, onRollBack }: { deployment: Deployment } & RowContext) {
  if (!deployment.restorable || deployment.current) return null;
  return (
    <RowMenu label={`Actions for deployment #${deployment.id}`}>
      <Menu.Item
        disabled={running}
        title={running ? "A deployment is running" : undefined}
        onClick={() => onRollBack(deployment)}
      >
        Roll back
      </Menu.Item>
    </RowMenu>
  );
}

function tookText({ startedAt, finishedAt }: Deployment): string {
  if (!finishedAt) return "";
  return `took ${formatDuration(new Date(finishedAt).getTime() - new Date(startedAt).getTime())}`;
}

function countsText({ counts: { uploaded, uploadedBytes, skipped, removed } }: Deployment): string {
  return `${formatCount(uploaded, "file")} uploaded (${formatFileSize(uploadedBytes)}), ${formatNumber(skipped)} skipped, ${formatNumber(removed)} removed`;
}

const LOOKS = {
  running: { label: "Running", tone: "underway" },
  succeeded: { label: "Succeeded", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  cancelled: { label: "Canceled", tone: "quiet" },
} as const satisfies Record<DeploymentStatus, object>;

/** Outcome of a deployment, with the full error of a failed one on demand. */
function DeploymentOutcome({ deployment: { status, current, error } }: { deployment: Deployment }) {
  const { label, tone } = LOOKS[status];
  return (
    <>
      <span className={styles.tags}>
        <StatusTag tone={tone}>{label}</StatusTag>
        {current && <StatusTag tone="info">Current</StatusTag>}
      </span>
      {error && (
        <details className={styles.why}>
          <summary>Why it failed</summary>
          <p>{error}</p>
        </details>
      )}
    </>
  );
}
