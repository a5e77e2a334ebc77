import { useForm } from "@mantine/form";
import { notify } from "@saywhere/ui/toasts/notify";
import type { PhraseOption } from "@saywhere/validators/content/phrase";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { useUndoChange } from "../../lib/api/use-undo-change.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { UnavailableDialog } from "../../lib/dialog/unavailable-dialog.tsx";
import { PhrasePicker } from "../../lib/form/phrase-select.tsx";
import { SortableList } from "../../lib/form/sortable-list.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";

const TITLE = "Popular phrases";

/** The popular phrases as they are when it opens. */
export function PopularPhrasesDialog({ onClose }: { onClose(): void }) {
  const popular = useQuery({
    ...useTRPC().phrase.popular.queryOptions({}),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (popular.data) return <OrderDialog popular={popular.data} onClose={onClose} />;
  if (!popular.error) return null;
  return (
    <UnavailableDialog title={TITLE} onClose={onClose}>
      <LoadError title="The popular phrases could not be loaded." query={popular} />
    </UnavailableDialog>
  );
}

function OrderDialog({ popular, onClose }: { popular: PhraseOption[]; onClose(): void }) {
  const trpc = useTRPC();
  const refresh = useInvalidateRecords();
  const [before] = useState(() => popular.map(({ id }) => id));
  const form = useForm({ initialValues: { items: popular.map(toItem) } });
  const undo = useUndoChange("phrase");
  const save = useMutation(
    trpc.phrase.setPopular.mutationOptions({
      onSuccess: async ({ change_set_id }) => {
        notify({
          title: "Popular phrases saved",
          message: "The home page and the pages of the languages show them in this order.",
          ...(change_set_id !== null && {
            action: { label: "Undo", onClick: () => undo.mutate({ change_set_id }) },
          }),
        });
        await refresh("phrase");
      },
      onError: onErrorToast("save the popular phrases"),
    }),
  );
  const { items } = form.values;
  const setItems = (changed: typeof items) => form.setFieldValue("items", changed);
  const saveOrder = async (given: typeof form.values) => {
    if (form.isDirty()) await save.mutateAsync({ ids: given.items.map(({ id }) => id), before });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={TITLE}
      description="Shown in this order on the home page, and on the page of each language."
      form={form}
      onSave={saveOrder}
      submitLabel="Save order"
      pendingLabel="Saving..."
      width={600}
    >
      {items.length === 0 && <p>No popular phrases yet.</p>}
      <SortableList name={TITLE} items={items} onChange={setItems}>
        {({ english }) => english}
      </SortableList>
      <PhrasePicker
        label="Add a phrase"
        placeholder="Search phrases"
        taken={items.map(({ id }) => id)}
        onPick={(phrase) => setItems([...items, toItem(phrase)])}
        comboboxProps={{ withinPortal: false }}
        // Enter chooses an option here; it does not save.
        onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
      />
    </FormDialog>
  );
}

const toItem = (phrase: PhraseOption) => ({ ...phrase, label: phrase.english });
