import { notify } from "@saywhere/ui/toasts/notify";
import type { RecordKind } from "@saywhere/validators/accounts/activity";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import { useMutation } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { InlineConfirm } from "../../lib/dialog/inline-confirm.tsx";

/** Undoes a whole save, after a confirmation. */
export function UndoChange({ id, kind }: { id: string; kind: RecordKind }) {
  const refresh = useInvalidateRecords();
  const undo = useMutation(
    useTRPC().activity.undo.mutationOptions({
      onSuccess: async () => {
        notify({ title: "Change undone", message: "The change was successfully undone." });
        await refresh(kind);
      },
      onError: onErrorToast("undo the change"),
    }),
  );
  return (
    <InlineConfirm
      label="Undo"
      icon={<IconArrowBackUp size={16} stroke={2} aria-hidden />}
      question="Undo this? Everything it changed goes back to how it was before. You can undo that as well."
      confirm="Undo"
      pendingText="Undoing..."
      onConfirm={() => undo.mutateAsync({ change_set_id: id })}
    />
  );
}
