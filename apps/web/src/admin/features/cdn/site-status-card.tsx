import { Checkbox } from "@mantine/core";
import { Button, ButtonLink } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { Skeleton } from "@saywhere/ui/skeleton";
import { notify } from "@saywhere/ui/toasts/notify";
import type { SiteStatus } from "@saywhere/validators/cdn/deployment";
import IconCloudUpload from "@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { errorText } from "../../lib/text/error-text.ts";
import { exactTime } from "../../lib/text/relative-time.ts";
import { SETTING_WORDS } from "../../lib/text/setting-labels.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import { notifyDeploymentFailed, useDeploymentFeed } from "./deployments/deployment-provider.tsx";
import { RunningDeployment } from "./deployments/running-deployment.tsx";
import styles from "./site-status-card.module.css";
import { TitledCard } from "./titled-card.tsx";

interface SiteStatusCardProps {
  status: UseQueryResult<SiteStatus, unknown>;
  /** Public URL of the export; null when it has none, or while it is unknown. */
  siteUrl: string | null;
}

/** Whether the export is online, with the deploy button. */
export function SiteStatusCard({ status, siteUrl }: SiteStatusCardProps) {
  const online = !status.isError && status.data?.success === true;
  const badge = status.isPending ? (
    <Skeleton width="3.75rem" height="1.375rem" />
  ) : (
    <StatusTag tone={online ? "success" : "quiet"}>{online ? "Online" : "Offline"}</StatusTag>
  );
  return (
    <TitledCard title="Static Site Status" badge={badge} busy={status.isPending}>
      {status.isError && (
        <Notice
          tone="warning"
          role="alert"
          title="Error: Failed to load site status. CDN may not be configured."
        >
          <p>{errorText(status.error)}</p>
        </Notice>
      )}
      {!(status.isError && !status.data) && <Figures status={status.data} />}
      <Deploying>
        {online && siteUrl && (
          <ButtonLink
            variant="outline"
            href={siteUrl}
            target="_blank"
            rel="noreferrer"
            icon={<IconExternalLink stroke={1.75} aria-hidden />}
          >
            View static site
          </ButtonLink>
        )}
      </Deploying>
      <AutoGenerateSetting />
    </TitledCard>
  );
}

/**
 * The deploy and cancel buttons. The cancel button disappears with the deployment, and the deploy button takes the
 * focus.
 */
function Deploying({ children }: { children: ReactNode }) {
  useDeploymentFeed();
  return (
    <div className={styles.deploying} {...useFocusFallback<HTMLDivElement>()}>
      <div className={styles.actions}>
        <DeployButton />
        {children}
      </div>
      <RunningDeployment />
    </div>
  );
}

function Figures({ status }: { status: SiteStatus | undefined }) {
  if (!status) {
    return (
      <div className={styles.figures}>
        <Skeleton width="9rem" height="2.25rem" />
        <Skeleton width="11rem" height="2.25rem" />
      </div>
    );
  }
  const [count, noun] = formatCount(status.fileCount, "file").split(" ");
  return (
    <div className={styles.figures}>
      <p className={styles.count}>
        <span className={styles.number}>{count}</span> {noun}
      </p>
      <p>
        <span className={styles.label}>Last Updated</span>{" "}
        {status.lastUpdated ? (
          <time dateTime={status.lastUpdated}>{exactTime(status.lastUpdated)}</time>
        ) : (
          "Never"
        )}
      </p>
    </div>
  );
}

/** Starts a deployment; busy while any deployment runs, also one that another user started. */
function DeployButton() {
  const { running, follow } = useDeploymentFeed();
  const deploy = useMutation(
    useTRPC().deployment.deploy.mutationOptions({
      onSuccess: follow,
      onError: (error) => notifyDeploymentFailed(errorText(error)),
    }),
  );
  const busy = running || deploy.isPending;
  return (
    <Button
      data-begin
      pending={busy}
      icon={<IconCloudUpload stroke={1.75} aria-hidden />}
      onClick={() => deploy.mutate({ wait: false })}
    >
      {busy ? "Deploying..." : "Deploy Static Site"}
    </Button>
  );
}

const TOASTS = {
  on: {
    title: "Auto-generation enabled",
    message: "Content will be automatically generated when translations change.",
  },
  off: { title: "Auto-generation disabled", message: "Manual deployment is now required." },
};

/** Whether content changes start deployments (specification §4). */
function AutoGenerateSetting() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const setting = useQuery(trpc.deployment.autoGenerate.queryOptions({}));
  const key = trpc.deployment.autoGenerate.queryKey({});
  const change = useMutation(
    trpc.deployment.setAutoGenerate.mutationOptions({
      // Quick presses are saved one after the other, in their order.
      scope: { id: "auto-generate" },
      onSuccess: ({ enabled }) => notify(enabled ? TOASTS.on : TOASTS.off),
      onError: (error, { enabled }) => {
        queryClient.setQueryData(key, { enabled: !enabled });
        onErrorToastWithReason("change auto-generation")(error);
      },
      onSettled: () => {
        // A read that started before the save may have returned after it.
        void queryClient.invalidateQueries({ queryKey: key });
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
      },
    }),
  );
  const set = (enabled: boolean) => {
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, { enabled });
    change.mutate({ enabled });
  };
  return (
    <div className={styles.setting}>
      <Checkbox
        label={SETTING_WORDS.auto_generate}
        description="After the first deployment, content changes start a deployment within about a minute. It takes longer the more pages have changed."
        error={setting.error && `The setting could not be loaded. ${errorText(setting.error)}`}
        checked={setting.data?.enabled ?? true}
        disabled={!setting.data}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </div>
  );
}
