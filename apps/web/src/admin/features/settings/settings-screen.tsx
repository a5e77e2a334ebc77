import { Skeleton } from "@saywhere/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AdministratorsOnly } from "../../lib/session/administrators-only.tsx";
import { FeaturedLanguages } from "./featured-languages.tsx";
import { PopularPhrases } from "./popular-phrases.tsx";
import styles from "./settings.module.css";
import { ANALYTICS_FIELDS, LINK_FIELDS, SITE_FIELDS } from "./settings-fields.ts";
import { UnsavedGuard } from "./settings-section.tsx";
import { TextSettingsSection } from "./text-settings-section.tsx";

const SECTIONS = [
  { id: "site", title: "Site" },
  { id: "links", title: "Links" },
  { id: "analytics", title: "Analytics" },
  { id: "featured-languages", title: "Featured languages" },
  { id: "popular-phrases", title: "Popular phrases" },
] as const;
const [SITE, LINKS, ANALYTICS, FEATURED, POPULAR] = SECTIONS;

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
  const popular = useQuery(trpc.phrase.popular.queryOptions({}));
  const failed = [stored, languages, popular].filter((query) => query.error);
  if (failed[0]) {
    return (
      <LoadError
        title="The settings could not be loaded."
        error={failed[0].error}
        pending={failed.some((query) => query.isFetching)}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
  if (!stored.data || !languages.data || !popular.data) return <SettingsSkeleton />;
  return (
    <UnsavedGuard>
      <TextSettingsSection {...SITE} lead={SITE_LEAD} fields={SITE_FIELDS} stored={stored.data} />
      <TextSettingsSection {...LINKS} lead={LINKS_LEAD} fields={LINK_FIELDS} stored={stored.data} />
      <TextSettingsSection
        {...ANALYTICS}
        lead={ANALYTICS_LEAD}
        fields={ANALYTICS_FIELDS}
        stored={stored.data}
      />
      <FeaturedLanguages {...FEATURED} languages={languages.data} />
      <PopularPhrases {...POPULAR} popular={popular.data} />
    </UnsavedGuard>
  );
}

const SITE_LEAD = "Shown on every public page.";
const LINKS_LEAD = "Shown in the footer. Empty links are hidden.";
const ANALYTICS_LEAD: ReactNode = (
  <>
    Leave this empty for no analytics. Otherwise public pages load this script, and their content security
    policy allows its origin only. The administration area never loads it.
  </>
);

/** Loading placeholder for the sections. */
function SettingsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading settings">
      {[5, 6, 1].map((fields) => (
        <div key={fields} className={styles.section}>
          <Skeleton width="6rem" height="1.25rem" />
          <div className={styles.form}>
            {Array.from({ length: fields }, (_, field) => (
              <Skeleton key={field} height="2.5rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
