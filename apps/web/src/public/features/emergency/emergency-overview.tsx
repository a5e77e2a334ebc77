import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { EmergencyLanguage } from "@saywhere/validators/content/emergency-guide";
import { paths } from "@saywhere/validators/urls/paths";
import { useMemo } from "react";
import { FinderField } from "../../lib/finder-field.tsx";
import { LanguageColumns } from "../../lib/languages/language-columns.tsx";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import { NoMatches } from "../../lib/no-matches.tsx";
import { breadcrumbItems } from "../../lib/seo.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import { CallLinks } from "./call-links.tsx";
import grid from "./countries.module.css";
import styles from "./emergency-overview.module.css";
import { emergencyCrumbs } from "./emergency-seo.ts";
import {
  type EmergencyCountry,
  groupCountries,
  matchCountries,
  withCountriesFirst,
} from "./group-countries.ts";

/** The emergency numbers of all countries, and the way to the phrases of each language. */
export function EmergencyOverview({ languages }: { languages: readonly EmergencyLanguage[] }) {
  const [typed, setTyped, field] = useHydratedInput();
  const countries = useMemo(() => groupCountries(languages), [languages]);
  const mine = useMyLanguage();
  const shown = matchCountries(mine ? withCountriesFirst(countries, mine.slug) : countries, typed);
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(emergencyCrumbs())} />
      <SectionHeading
        level={1}
        lead="Find the country and the number to call. In every country of the European Union, 112 works too."
      >
        Emergency Numbers
      </SectionHeading>
      <div className={styles.finder}>
        <FinderField
          label="Find a country or language"
          field={field}
          typed={typed}
          onType={setTyped}
          count={typed.trim() ? `${shown.length} of ${countries.length} countries` : null}
        />
      </div>
      {shown.length === 0 && countries.length > 0 ? (
        <NoMatches of="countries" typed={typed} onShowAll={() => setTyped("")}>
          The list has only countries where the languages of this guide are spoken, and not all of them. Check
          the spelling, or choose a language below.
        </NoMatches>
      ) : null}
      <ul className={`${grid.countries} ${styles.countries}`} aria-label="Countries">
        {shown.map((country) => (
          <Country key={country.key} country={country} />
        ))}
      </ul>
      <section aria-labelledby="languages">
        <SectionHeading id="languages">Emergency Phrases by Language</SectionHeading>
        <LanguageColumns languages={languages} pathOf={paths.emergency} />
      </section>
    </Page>
  );
}

function Country({ country }: { country: EmergencyCountry }) {
  return (
    <li data-of-language={country.languages.map(({ slug }) => slug).join(" ")}>
      <h2 className={grid.country}>{country.country}</h2>
      <CallLinks numbers={country} />
      <p className={styles.phrases}>
        {country.languages.map(({ slug, name }) => (
          <a key={slug} href={paths.emergency(slug)}>
            Phrases in {name}
          </a>
        ))}
      </p>
    </li>
  );
}
