import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Notice } from "@saywhere/ui/notice";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import type { PracticeParams } from "../../lib/search-params.ts";
import { LanguagePractice } from "./language-practice.tsx";
import { LazySavedPractice } from "./lazy-practice-set.tsx";
import { PracticeOverview } from "./practice-overview.tsx";

interface PracticeScreenProps {
  options: FilterOptions;
  choice: PracticeParams;
}

/** Practice of phrases: what to practice, or the chosen set. */
export function PracticeScreen({ options, choice }: PracticeScreenProps) {
  if (choice.set === "saved") {
    return (
      <Page>
        <PracticeHeading label="Saved phrases">Practice Saved Phrases</PracticeHeading>
        <LazySavedPractice />
      </Page>
    );
  }
  const language = options.languages.find(({ slug }) => slug === choice.language);
  if (language) {
    return (
      <Page>
        <PracticeHeading label={language.name}>Practice {language.name}</PracticeHeading>
        <LanguagePractice
          key={language.slug}
          language={language}
          categories={options.categories}
          choice={choice}
        />
      </Page>
    );
  }
  return (
    <Page>
      <SectionHeading
        level={1}
        lead="Recall a phrase, check it, and see it again just before you would forget it. Your progress stays on this device. No account needed."
      >
        Practice
      </SectionHeading>
      <NeedsScripts />
      {choice.language ? (
        <Notice tone="caution">There is no language “{choice.language}” here. Choose one below.</Notice>
      ) : null}
      <PracticeOverview languages={options.languages} category={choice.category} />
    </Page>
  );
}

/** The heading of a set, which the session hides on its own. */
function PracticeHeading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <Breadcrumb
        items={[
          { label: "Home", href: paths.home },
          { label: "Practice", href: paths.practice() },
          { label },
        ]}
      />
      <SectionHeading level={1}>{children}</SectionHeading>
      <NeedsScripts />
    </>
  );
}

function NeedsScripts() {
  return (
    <noscript>
      <p>JavaScript is off in this browser. Practice needs it.</p>
    </noscript>
  );
}
