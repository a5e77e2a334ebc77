import { NativeSelect } from "@mantine/core";
import { notify } from "@saywhere/ui/toasts/notify";
import type { SecondFactorRule as Rule } from "@saywhere/validators/accounts/second-factor";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import styles from "./people.module.css";

const RULES: { value: Rule; label: string }[] = [
  { value: "nobody", label: "Optional for everyone" },
  { value: "administrators", label: "Administrators" },
  { value: "everyone", label: "Everyone" },
];

/** Says who needs a second factor. */
export function SecondFactorRule() {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const stored = useQuery(trpc.secondFactor.rule.queryOptions({}));
  const save = useMutation(
    trpc.secondFactor.setRule.mutationOptions({
      onError: onErrorToastWithReason("save the setting"),
      onSuccess: async (saved) => {
        queryClient.setQueryData(trpc.secondFactor.rule.queryKey({}), saved);
        notify({ title: "Saved", message: "The rule takes effect immediately." });
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        // The rule may apply to this user, who then has to add a second factor first.
        await queryClient.invalidateQueries(trpc.account.me.queryFilter());
        void router.invalidate();
      },
    }),
  );
  if (!stored.data) return null;
  return (
    <NativeSelect
      label="Who needs a second factor"
      description="People without one have to add it before anything else. API tokens keep working."
      data={RULES}
      value={save.isPending ? save.variables.rule : stored.data.rule}
      disabled={save.isPending}
      onChange={(event) => save.mutate({ rule: event.currentTarget.value as Rule })}
      className={styles.rule}
    />
  );
}
