import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import type { PhraseOption } from "@saywhere/validators/content/phrase";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import styles from "./settings.module.css";
import { notifyNotSaved, notifySaved, SettingsSection, useReportUnsaved } from "./settings-section.tsx";
import { SortableList, useReorderable } from "./sortable-list.tsx";

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
      onError: notifyNotSaved,
      onSuccess: async () => {
        notifySaved();
        void queryClient.invalidateQueries(trpc.activity.pathFilter());
        await queryClient.invalidateQueries(trpc.phrase.pathFilter());
      },
    }),
  );
  return (
    <SettingsSection
      id={id}
      title={title}
      lead="Shown in this order on the home page, in Farsi, and on the page of each language."
      onSubmit={(event) => {
        event.preventDefault();
        if (!setPopular.isPending) setPopular.mutate({ ids: items.map((item) => item.id) });
      }}
      dirty={dirty}
      pending={setPopular.isPending}
      errors={setPopular.error ? [errorText(setPopular.error)] : []}
    >
      {items.length === 0 && <p className={styles.unsaved}>No popular phrases yet.</p>}
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

interface PhrasePickerProps {
  taken: { id: number }[];
  onPick(phrase: PhraseOption): void;
}

/** Finds a phrase by a part of its text. */
function PhrasePicker({ taken, onPick }: PhrasePickerProps) {
  const [text, setText] = useState("");
  const [used, setUsed] = useState(false);
  const [search] = useDebouncedValue(text.trim(), 200);
  const { data = [], isFetching } = useQuery({
    ...useTRPC().phrase.options.queryOptions({ search }),
    placeholderData: keepPreviousData,
    enabled: used,
  });
  const offered = data.filter((phrase) => !taken.some(({ id }) => id === phrase.id));
  return (
    <SearchableSelect
      label="Add a phrase"
      placeholder="Search phrases"
      data={offered.map(({ id, english }) => ({ value: String(id), label: english }))}
      // The server has already filtered the options.
      filter={({ options }) => withEmptyOption(options, "Nothing found")}
      value={null}
      onFocus={() => setUsed(true)}
      loading={text.trim() !== search || isFetching}
      searchValue={text}
      onSearchChange={setText}
      onChange={(value) => {
        const chosen = offered.find(({ id }) => id === Number(value));
        if (!chosen) return;
        setText("");
        onPick(chosen);
      }}
      comboboxProps={{ withinPortal: false }}
      // Enter chooses an option here; it does not save.
      onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
    />
  );
}
