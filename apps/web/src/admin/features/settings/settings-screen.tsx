import { Stack } from "@mantine/core";
import { Skeleton } from "@saywhere/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AdministratorsOnly } from "../../lib/session/administrators-only.tsx";
import { FEATURED } from "./featured-languages.tsx";
import styles from "./settings.module.css";
import { SECTIONS } from "./settings-fields.ts";
import { SettingsForm } from "./settings-form.tsx";

export function SettingsScreen() {
  return (
    <AdministratorsOnly title="Settings" what="change the settings of the public site">
      <ScreenHeader title="Settings" subtitle="The name, links and featured content of the public site." />
      <nav aria-label="Settings sections" className={styles.nav}>
        {SECTIONS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Sections />
    </AdministratorsOnly>
  );
}

function Sections() {
  const trpc = useTRPC();
  const stored = useQuery(trpc.settings.stored.queryOptions({}));
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  const failed = [stored, languages].filter((query) => query.error && !query.data);
  if (failed[0]) {
    return (
      <LoadError
        title="The settings could not be loaded."
        query={{
          error: failed[0].error,
          isFetching: failed.some((query) => query.isFetching),
          refetch: () => failed.map((query) => query.refetch()),
        }}
      />
    );
  }
  if (!stored.data || !languages.data) return <SettingsSkeleton />;
  return <SettingsForm stored={stored.data} languages={languages.data} />;
}

/** Loading placeholder for the sections. */
function SettingsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading settings">
      {SECTIONS.map(({ id, fields }) => (
        <div key={id} className={styles.section}>
          <Skeleton width="6rem" height="1.25rem" />
          <Stack>
            {Array.from({ length: fields.length || FEATURED }, (_, field) => (
              <Skeleton key={field} height="2.5rem" />
            ))}
          </Stack>
        </div>
      ))}
    </div>
  );
}
