import { notify } from "@saywhere/ui/toasts/notify";
import { editorAccess, type Person } from "@saywhere/validators/accounts/account";
import { useMutation } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { AccessFields } from "./editor-access-fields.tsx";

/** Changes which translations an editor may change. Open while mounted. */
export function AccessDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const refresh = useInvalidateRecords();
  const form = useEntityForm({
    schema: editorAccess,
    initialValues: { language_ids: person.language_ids, can_review: person.can_review },
  });
  const save = useMutation(
    useTRPC().people.setAccess.mutationOptions({
      onError: onErrorToast("change access"),
      onSuccess: async () => {
        notify({ title: "Access changed", message: `It applies to ${person.name} immediately.` });
        await refresh("person");
      },
    }),
  );
  return (
    <FormDialog
      title="Change access"
      description={`What ${person.name} can change as an editor. API tokens that ${person.name} created follow.`}
      form={form}
      onSave={(access) => save.mutateAsync({ id: person.id, ...access })}
      onClose={onClose}
      submitLabel="Save"
      pendingLabel="Saving..."
    >
      <AccessFields form={form} />
    </FormDialog>
  );
}
