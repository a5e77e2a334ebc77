import type { PhraseOption } from "@saywhere/validators/content/phrase";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { PhrasePicker } from "./phrase-picker.tsx";
import styles from "./settings.module.css";
import { SettingsSection } from "./settings-section.tsx";
import { tellNotSaved, tellSaved } from "./settings-toasts.ts";
import { SortableList } from "./sortable-list.tsx";
import { useReportUnsaved } from "./unsaved.tsx";
import { useReorderable } from "./use-reorderable.ts";

interface PopularPhrasesProps {
  id: string;
  title: string;
  popular: PhraseOption[];
}

export function PopularPhrases({ id, title, popular }: PopularPhrasesProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { items, setItems, dirty } = useReorderable(
    popular.map((phrase) => ({ ...phrase, label: phrase.english })),
  );
  useReportUnsaved(id, dirty);
  const setPopular = useMutation(
    trpc.phrase.setPopular.mutationOptions({
      onError: tellNotSaved,
      onSuccess: async () => {
        tellSaved();
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        await queryClient.invalidateQueries(trpc.phrase.pathFilter());
      },
    }),
  );
  return (
    <SettingsSection
      id={id}
      title={title}
      lead="The home page shows these phrases in Farsi, and the page of each language in that language, in this order."
      onSubmit={(event) => {
        event.preventDefault();
        if (!setPopular.isPending) setPopular.mutate({ ids: items.map((item) => item.id) });
      }}
      dirty={dirty}
      pending={setPopular.isPending}
      faults={setPopular.error ? [errorText(setPopular.error)] : []}
    >
      {items.length === 0 && <p className={styles.unsaved}>No phrase is popular yet.</p>}
      <SortableList name={title} items={items} onChange={setItems}>
        {({ english }) => english}
      </SortableList>
      <PhrasePicker
        taken={items}
        onPick={(phrase) => setItems([...items, { ...phrase, label: phrase.english }])}
      />
    </SettingsSection>
  );
}
