import { Radio } from "@mantine/core";
import { ButtonLink } from "@saywhere/ui/button";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import type { ImportFormat } from "@saywhere/validators/content/import";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import styles from "./import-screen.module.css";
import { useDownload } from "./use-download.ts";

/** No language has an empty slug. */
const ALL = { value: "", label: "All languages" };

/** Exports translations as a file, with a choice of language and format. */
export function ExportPanel() {
  const languages = useQuery(useTRPC().language.adminList.queryOptions({}));
  const [language, setLanguage] = useState<string | null>(null);
  const [which, setWhich] = useState("all");
  const [format, setFormat] = useState<ImportFormat>("csv");
  const { exporting, link } = useDownload();
  const query = new URLSearchParams({ format });
  if (language) query.set("language", language);
  if (which === "missing") query.set("missing", "true");
  return (
    <section className={styles.export} aria-labelledby="export">
      <h2 id="export">Export</h2>
      {languages.isError && (
        <LoadError
          title="The languages could not be loaded."
          error={languages.error}
          pending={languages.isFetching}
          onRetry={() => void languages.refetch()}
        />
      )}
      <SearchableSelect
        label="Language"
        allowDeselect={false}
        filter={filterWithEmptyOption("No matching languages")}
        data={[ALL, ...(languages.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))]}
        value={language ?? ALL.value}
        onChange={(slug) => setLanguage(slug === ALL.value ? null : slug)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Radio.Group label="Translations" value={which} onChange={setWhich}>
        <div className={styles.choices}>
          <Radio value="all" label="Existing" />
          <Radio value="missing" label="Missing only" />
        </div>
      </Radio.Group>
      <Radio.Group
        label="Format"
        value={format}
        onChange={(value) => setFormat(value === "json" ? "json" : "csv")}
      >
        <div className={styles.choices}>
          <Radio value="csv" label="CSV, for spreadsheets" />
          <Radio value="json" label="JSON, for programs" />
        </div>
      </Radio.Group>
      <ButtonLink
        href={`/api/language-phrases/export?${query}`}
        {...link}
        variant="outline"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        {exporting ? "Exporting..." : "Export"}
      </ButtonLink>
    </section>
  );
}
