import { useDebouncedValue } from "@mantine/hooks";
import type { PhraseOption } from "@saywhere/validators/content/phrase-input";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { SearchableSelect } from "../../lib/form/searchable-select.tsx";
import { orNothingFound } from "../../lib/list/nothing-found.ts";

interface PhrasePickerProps {
  taken: { id: number }[];
  onPick(phrase: PhraseOption): void;
}

/** Finds a phrase by a part of it. */
export function PhrasePicker({ taken, onPick }: PhrasePickerProps) {
  const [text, setText] = useState("");
  const [used, setUsed] = useState(false);
  const [search] = useDebouncedValue(text.trim(), 200);
  const { data = [] } = useQuery({
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
      // The server has searched already.
      filter={({ options }) => orNothingFound(options, "Nothing found")}
      value={null}
      onFocus={() => setUsed(true)}
      searchValue={text}
      onSearchChange={setText}
      onChange={(value) => {
        const chosen = offered.find(({ id }) => id === Number(value));
        if (!chosen) return;
        setText("");
        onPick(chosen);
      }}
      comboboxProps={{ withinPortal: false }}
      // A press on Enter chooses here; it does not save.
      onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
    />
  );
}
