import { Checkbox } from "@mantine/core";
import { notify } from "@saywhere/ui/toasts/notify";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { SETTING_WORDS } from "../../lib/text/setting-labels.ts";
import styles from "./auto-generate-setting.module.css";

const TOASTS = {
  on: {
    title: "Auto-generation enabled",
    message: "Content will be automatically generated when translations change.",
  },
  off: { title: "Auto-generation disabled", message: "Manual deployment is now required." },
};

/** Whether content changes start deployments (specification §4). */
export function AutoGenerateSetting() {
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
        void queryClient.invalidateQueries({ queryKey: key });
      },
      onSettled: () => void queryClient.invalidateQueries(trpc.activity.pathFilter()),
    }),
  );
  const set = (enabled: boolean) => {
    queryClient.setQueryData(key, { enabled });
    change.mutate({ enabled });
  };
  return (
    <div className={styles.setting}>
      <Checkbox
        label={SETTING_WORDS.auto_generate}
        description="Once the site is deployed, every change of its content is deployed within about a minute."
        error={setting.error && `The setting could not be loaded. ${errorText(setting.error)}`}
        checked={setting.data?.enabled ?? true}
        disabled={!setting.data}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </div>
  );
}
