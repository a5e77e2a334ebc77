import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import type { PhraseOption } from "@saywhere/validators/content/phrase";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";

interface PhrasePickerProps {
  taken: { id: number }[];
  onPick(phrase: PhraseOption): void;
}

/** Finds a phrase by a part of its text. */
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
      // The server has already filtered the options.
      filter={({ options }) => withEmptyOption(options, "Nothing found")}
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
      // Enter chooses an option here; it does not save.
      onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
    />
  );
}
