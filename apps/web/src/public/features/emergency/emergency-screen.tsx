import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { languageTag } from "@saywhere/ui/text/language-tag";
import type { EmergencyGuide } from "@saywhere/validators/content/emergency-guide";
import { paths } from "@saywhere/validators/urls/paths";
import { usePart } from "../../lib/lazy/use-part.ts";
import { useListTools } from "../../lib/list-tools/use-list-tools.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { breadcrumbItems } from "../../lib/seo.ts";
import { useShowCard } from "../../lib/show-card/use-show-card.ts";
import { useRowTools } from "../../lib/sound/use-row-tools.ts";
import { CallLinks } from "./call-links.tsx";
import grid from "./countries.module.css";
import { EmergencyCard } from "./emergency-card.tsx";
import styles from "./emergency-screen.module.css";
import { emergencyCrumbs } from "./emergency-seo.ts";
import { sortByCountry } from "./group-countries.ts";

const loadRowTools = () =>
  import("../../lib/sound/listen-icon.tsx").then(({ ListenIcon, watchVoice }) => ({
    RowTools: ListenIcon,
    watchVoice,
  }));
const loadSpeakingAs = () =>
  import("../../lib/speaking-as/speaking-as-button.tsx").then((part) => part.SpeakingAsButton);

/** The emergency numbers of a language's countries, and its emergency phrases to show. */
export function EmergencyScreen({ language, phrases }: EmergencyGuide) {
  const { name, slug, code, script, emergency_numbers } = language;
  const tools = useRowTools(languageTag(code, script), loadRowTools);
  const { part: SpeakingAs } = usePart(loadSpeakingAs);
  const { open, dialog } = useShowCard();
  const { SaveIcon, inForm } = useListTools([slug]);
  const entries = phrases.map((phrase) => inForm(toEntry(language, phrase)));
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(emergencyCrumbs(language))} />
      <SectionHeading
        level={1}
        lead="Call a number, or show a phrase full screen."
        action={<a href={paths.emergency()}>All countries</a>}
      >
        Emergency Phrases in {name}
      </SectionHeading>
      {emergency_numbers.length > 0 ? (
        <section aria-labelledby="numbers" className={styles.section}>
          <h2 id="numbers">Numbers to Call</h2>
          <ul className={`${grid.countries} ${styles.countries}`}>
            {sortByCountry(emergency_numbers).map((numbers) => (
              <li key={numbers.code}>
                <h3 className={grid.country}>{numbers.country}</h3>
                <CallLinks numbers={numbers} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="phrases" className={styles.section}>
        <h2 id="phrases">Phrases to Show</h2>
        <div className={styles.speakingAs} data-hide="print">
          {SpeakingAs ? <SpeakingAs language={language} /> : null}
        </div>
        {entries.length === 0 ? (
          <EmptyState title={`No emergency phrases in ${name} yet`}>
            <a href={paths.phrases({ language: slug })}>Browse all {name} phrases</a>
          </EmptyState>
        ) : (
          <ul className={styles.phrases}>
            {entries.map((entry, index) => (
              <EmergencyCard
                key={entry.id}
                entry={entry}
                {...tools}
                SaveIcon={SaveIcon}
                onShow={() => void open({ phrases: entries, start: index })}
              />
            ))}
          </ul>
        )}
      </section>
      {dialog}
    </Page>
  );
}

function toEntry(
  { slug, name, code, script, direction }: EmergencyGuide["language"],
  { id, slug: phraseSlug, english, ...sound }: EmergencyGuide["phrases"][number],
): SavedPhrase {
  return {
    ...sound,
    id,
    phrase: { slug: phraseSlug, english },
    language: { slug, name, code, script, direction },
    category: { slug: "emergencies", name: "Emergencies" },
  };
}
