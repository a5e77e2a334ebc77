import { Checkbox, Radio, Stack } from "@mantine/core";
import { SearchableMultiSelect } from "@saywhere/ui/form/searchable-multi-select";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";

interface AccessFieldsProps {
  /** The languages; null for all content. */
  value: number[] | null;
  onChange(languageIds: number[] | null): void;
  canReview: boolean;
  onCanReview(canReview: boolean): void;
  error?: ReactNode;
}

const ALL = "all";
const SOME = "some";

/** What an editor may change: all content, or the translations of some languages. */
export function AccessFields({ value, onChange, canReview, onCanReview, error }: AccessFieldsProps) {
  const { data: languages = [] } = useQuery(useTRPC().language.adminList.queryOptions({}));
  return (
    <>
      <Radio.Group
        label="Languages"
        value={value === null ? ALL : SOME}
        onChange={(choice) => onChange(choice === ALL ? null : [])}
      >
        <Stack gap="xs" mt={6}>
          <Radio
            value={ALL}
            label="All languages"
            description="Also categories, phrases, tasks and the rest."
          />
          <Radio
            value={SOME}
            label="Some languages"
            description="Only translations of these languages. Everything else is read-only."
          />
        </Stack>
      </Radio.Group>
      {value !== null && (
        <SearchableMultiSelect
          label="Languages they can translate"
          data={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={value.map(String)}
          onChange={(ids) => onChange(ids.map(Number))}
          error={error}
          nothingFoundMessage="No matching languages"
          placeholder={value.length === 0 ? "Choose languages" : undefined}
          required
        />
      )}
      <Checkbox
        label="Changes need a review"
        description="Translations they change are marked “Needs review” until a reviewer checks them."
        checked={!canReview}
        onChange={({ currentTarget }) => onCanReview(!currentTarget.checked)}
      />
    </>
  );
}
