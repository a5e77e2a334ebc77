import { Checkbox, Radio, Stack } from "@mantine/core";
import { SearchableMultiSelect } from "@saywhere/ui/form/searchable-multi-select";
import type { EditorAccess } from "@saywhere/validators/accounts/account";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";

/** A form with the access of an editor among its values; `language_ids` is null for all content. */
interface AccessForm {
  values: EditorAccess;
  errors: Record<string, ReactNode>;
  setFieldValue(name: "language_ids", ids: number[] | null): void;
  setFieldValue(name: "can_review", canReview: boolean): void;
}

const ALL = "all";
const SOME = "some";

/** What an editor may change: all content, or the translations of some languages. */
export function AccessFields({ form }: { form: AccessForm }) {
  const { language_ids, can_review } = form.values;
  const { data: languages = [] } = useQuery(useTRPC().language.adminList.queryOptions({}));
  return (
    <>
      <Radio.Group
        label="Languages"
        value={language_ids === null ? ALL : SOME}
        onChange={(choice) => form.setFieldValue("language_ids", choice === ALL ? null : [])}
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
      {language_ids !== null && (
        <SearchableMultiSelect
          label="Languages they can translate"
          data={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={language_ids.map(String)}
          onChange={(ids) => form.setFieldValue("language_ids", ids.map(Number))}
          error={form.errors["language_ids"]}
          nothingFoundMessage="No matching languages"
          placeholder={language_ids.length === 0 ? "Choose languages" : undefined}
          required
        />
      )}
      <Checkbox
        label="Changes need a review"
        description="Translations they change are marked “Needs review” until a reviewer checks them."
        checked={!can_review}
        onChange={({ currentTarget }) => form.setFieldValue("can_review", !currentTarget.checked)}
      />
    </>
  );
}
