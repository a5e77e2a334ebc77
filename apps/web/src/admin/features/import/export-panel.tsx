import { Radio } from "@mantine/core";
import { ButtonLink } from "@saywhere/ui/button";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { IMPORT_FILES, type ImportFormat, type ImportKind } from "@saywhere/validators/content/import";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useDownload } from "../../lib/transfer/use-download.ts";
import { FILE_TEXTS } from "./import-labels.ts";
import styles from "./import-screen.module.css";

/** No language has an empty slug. */
const ALL = { value: "", label: "All languages" };

interface ExportPanelProps {
  kind: ImportKind;
  /** The slug of the language that is chosen at first. */
  first?: string | undefined;
}

/** Exports a file, with a choice of its format, and of the language of translations. */
export function ExportPanel({ kind, first }: ExportPanelProps) {
  const [language, setLanguage] = useState<string | null>(first ?? null);
  const [which, setWhich] = useState("all");
  const [format, setFormat] = useState<ImportFormat>("csv");
  const { exporting, link } = useDownload(FILE_TEXTS[kind].contents);
  const query = new URLSearchParams({ format });
  if (kind === "translation" && format === "csv") query.set("lists", "columns");
  if (language) query.set("language", language);
  if (which === "missing") query.set("missing", "true");
  return (
    <section className={styles.export} aria-labelledby="export">
      <h2 id="export">Export</h2>
      {kind === "translation" && (
        <>
          <LanguageChoice value={language} onChoose={setLanguage} />
          <Radio.Group label="Translations" value={which} onChange={setWhich}>
            <div className={styles.choices}>
              <Radio value="all" label="Existing" />
              <Radio value="missing" label="Missing only" />
            </div>
          </Radio.Group>
        </>
      )}
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
        href={`/api${IMPORT_FILES[kind].path}/export?${query}`}
        {...link}
        variant="outline"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        {exporting ? "Exporting..." : "Export"}
      </ButtonLink>
    </section>
  );
}

interface LanguageChoiceProps {
  /** A slug; null for all languages. */
  value: string | null;
  onChoose(slug: string | null): void;
}

function LanguageChoice({ value, onChoose }: LanguageChoiceProps) {
  const languages = useQuery(useTRPC().language.adminList.queryOptions({}));
  return (
    <>
      {languages.isError && <LoadError title="The languages could not be loaded." query={languages} />}
      <SearchableSelect
        label="Language"
        loading={languages.isPending}
        filter={filterWithEmptyOption("No matching languages")}
        data={[ALL, ...(languages.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))]}
        value={value ?? ALL.value}
        onChange={(slug) => onChoose(slug === ALL.value ? null : slug)}
      />
    </>
  );
}
