import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { LanguageCard, type LanguageCardProps } from "@saywhere/ui/cards/language-card";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { useRef } from "react";
import { FinderField } from "../../lib/finder-field.tsx";
import { matchLanguages } from "../../lib/languages/match-languages.ts";
import { OrderSwitch } from "../../lib/languages/order-switch.tsx";
import { sortByName } from "../../lib/languages/sort-languages.ts";
import { useLanguageOrder } from "../../lib/languages/use-language-order.ts";
import { NoMatches } from "../../lib/no-matches.tsx";
import { useKeptOffline } from "../../lib/packs/use-kept-offline.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import styles from "./languages-screen.module.css";
import { MyLanguageButton } from "./my-language-button.tsx";

interface ListedLanguage extends LanguageCardProps {
  slug: string;
}

/** In place of the sentence about a language whose pages need a connection, while there is none. */
const NOT_KEPT = "Not on this device: needs a connection.";

/** In pixels; that of a phone with a keyboard on the screen. */
const LOW_WINDOW = 560;

/** Every language (specification §2, "Browse Languages"), with a finder, sorted by name or grouped by region. */
export function LanguagesScreen({ languages }: { languages: ListedLanguage[] }) {
  const [typed, setTyped, field] = useHydratedInput();
  const { order, groupByRegion, choose } = useLanguageOrder();
  const list = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const kept = useKeptOffline()?.map(({ slug }) => slug);
  const marked = languages.map((language) =>
    kept && !kept.includes(language.slug) ? { ...language, summary: NOT_KEPT } : language,
  );
  const shown = matchLanguages(marked, typed);
  const [first] = sortByName(shown);
  const { length } = languages;
  const find = (text: string) => {
    setTyped(text);
    // A keyboard on the screen covers what is below the field.
    if (window.visualViewport && window.visualViewport.height < LOW_WINDOW) {
      tools.current?.scrollIntoView({ block: "start" });
    }
  };
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Languages" }]} />
      <SectionHeading level={1} lead={`${length} languages, each with its own name, script and phrases.`}>
        Browse Languages
      </SectionHeading>
      <div ref={tools} className={styles.tools}>
        <FinderField
          label="Find a language"
          field={field}
          typed={typed}
          onType={find}
          onEnter={() => list.current?.querySelector("a")?.click()}
          count={typed.trim() ? `${shown.length} of ${length} languages` : null}
        />
        {typed.trim() ? null : <OrderSwitch order={order} onChange={choose} />}
      </div>
      <div ref={list}>
        {shown.length === 0 ? (
          <NoMatches of="languages" typed={typed} onShowAll={() => setTyped("")}>
            Check the spelling, or browse all languages.
          </NoMatches>
        ) : (
          <Languages languages={shown} groupByRegion={groupByRegion} />
        )}
      </div>
      {typed.trim() && first ? (
        <div className={styles.tools}>
          <MyLanguageButton language={first}>{`Make ${first.name} My Language`}</MyLanguageButton>
        </div>
      ) : null}
    </Page>
  );
}

interface LanguagesProps {
  languages: readonly LanguageCardProps[];
  groupByRegion: ReturnType<typeof useLanguageOrder>["groupByRegion"];
}

function Languages({ languages, groupByRegion }: LanguagesProps) {
  if (!groupByRegion) return <LanguageCards label="Languages" languages={sortByName(languages)} />;
  return groupByRegion(languages).map(({ region, languages: spoken }) => (
    <section key={region} className={styles.region}>
      <h2>{region}</h2>
      <LanguageCards label={region} languages={spoken} />
    </section>
  ));
}

function LanguageCards({ label, languages }: { label: string; languages: LanguageCardProps[] }) {
  return (
    <CardGrid min="md" label={label}>
      {languages.map((language) => (
        <LanguageCard key={language.href} {...language} />
      ))}
    </CardGrid>
  );
}
