import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Notice } from "@saywhere/ui/notice";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { Skeleton } from "@saywhere/ui/skeleton";
import { paths } from "@saywhere/validators/urls/paths";
import { sortByName } from "../../lib/languages/sort-languages.ts";
import { LoadFailure } from "../../lib/lazy/use-loaded.tsx";
import { usePart } from "../../lib/lazy/use-part.ts";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import styles from "./allergy-card-screen.module.css";
import { CARD_GROUPS, CARD_SLUGS } from "./card-phrases.ts";
import { FinishedCard } from "./finished-card.tsx";
import { type AllergyCardChoice, changeCard, readCard } from "./stored-card.ts";
import { useAllergyCard } from "./use-allergy-card.ts";

interface AllergyCardScreenProps {
  languages: readonly { slug: string; name: string; code: string }[];
}

const loadSpeakingAs = () =>
  import("../../lib/speaking-as/speaking-as-button.tsx").then((part) => part.SpeakingAsButton);

/** Makes a card of reviewed phrases about what must not be in the food. */
export function AllergyCardScreen({ languages }: AllergyCardScreenProps) {
  const { form, card, isStored, isLoaded, choose, retry } = useAllergyCard();
  const language = languages.find(({ slug }) => slug === card?.language);
  const { part: SpeakingAs } = usePart(loadSpeakingAs);
  const forms = useForms(language ? [language.slug] : []);
  const toggle = (slugs: readonly string[], isTicked: boolean) => {
    // In the moment of hydration, the stored card is not in the state yet.
    const before = readCard().ticked;
    changeCard({
      ticked: CARD_SLUGS.filter((slug) => (slugs.includes(slug) ? isTicked : before.includes(slug))),
    });
  };
  return (
    <Page>
      <div className={styles.screenOnly}>
        <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Allergy Card" }]} />
        <SectionHeading
          level={1}
          lead="Choose a language and check what applies. The card stays on this device and works offline."
        >
          Allergy and Diet Card
        </SectionHeading>
        <noscript>
          <p>JavaScript is off in this browser. The card needs it.</p>
        </noscript>
      </div>
      <div className={styles.columns}>
        {/* Without the browser's own restoring: the card is stored. */}
        <form ref={form} className={styles.form} autoComplete="off">
          <div className={styles.language}>
            <label htmlFor="card-language">Language</label>
            <select
              id="card-language"
              value={language?.slug ?? ""}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="">Choose a language</option>
              {sortByName(languages).map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {CARD_GROUPS.map(({ title, note, options }) => (
            <fieldset key={title} className={styles.group}>
              <legend>{title}</legend>
              {options.map(({ label, slugs }) => (
                <label key={label} className={styles.choice}>
                  <input
                    type="checkbox"
                    value={slugs.join(" ")}
                    checked={card?.ticked.some((slug) => slugs.includes(slug)) ?? false}
                    onChange={(event) => toggle(slugs, event.target.checked)}
                  />
                  {label}
                </label>
              ))}
              {note ? <p className={styles.note}>{note}</p> : null}
            </fieldset>
          ))}
        </form>
        <section className={styles.result} aria-labelledby="card-title">
          <h2 id="card-title">Your Card{language ? ` in ${language.name}` : ""}</h2>
          {card === null ? (
            <Skeleton height="6rem" />
          ) : (
            <Result
              isChosen={language !== undefined}
              ticked={card.ticked}
              entries={card.entries.map((entry) => inForm(entry, forms))}
              isLoaded={isLoaded}
              retry={retry}
            />
          )}
          <div className={styles.speakingAs}>
            {SpeakingAs && language ? <SpeakingAs language={language} /> : null}
          </div>
          {isStored ? null : (
            <Notice tone="caution">
              Your browser blocks storage for this site, or it is full: the card is lost when you leave.
            </Notice>
          )}
          <p className={styles.note}>
            Every sentence is a reviewed phrase of this guide; none is put together from parts. Ask the
            kitchen, and do not rely on the card alone.
          </p>
        </section>
      </div>
    </Page>
  );
}

interface ResultProps {
  isChosen: boolean;
  ticked: readonly string[];
  entries: AllergyCardChoice["entries"];
  isLoaded: boolean;
  /** Null unless the phrases could not be loaded. */
  retry: (() => void) | null;
}

function Result({ isChosen, ticked, entries, isLoaded, retry }: ResultProps) {
  if (!isChosen) return <p className={styles.hint}>Choose the language of the country.</p>;
  if (ticked.length === 0) return <p className={styles.hint}>Check what applies to you.</p>;
  if (entries.length === 0 && !isLoaded) {
    return retry ? (
      <LoadFailure retry={retry}>The phrases of this language could not be loaded.</LoadFailure>
    ) : (
      <Skeleton height="6rem" />
    );
  }
  const found = ticked.flatMap((slug) => entries.find(({ phrase }) => phrase.slug === slug) ?? []);
  return (
    <>
      {found.length < ticked.length ? (
        <Notice tone="caution">
          This language does not have all of the checked phrases yet: the card has {found.length} of{" "}
          {ticked.length}.
        </Notice>
      ) : null}
      {found.length > 0 ? <FinishedCard entries={found} /> : null}
    </>
  );
}
