import { Button } from "@saywhere/ui/button";
import type { LanguageForm } from "@saywhere/validators/content/phrase-detail";
import { useCallback, useState } from "react";
import { useQueryClient } from "../api/lazy-query-client.ts";
import { useTRPC } from "../api/trpc.ts";
import { ChoiceField } from "../choice-field.tsx";
import { LoadFailure, useLoaded } from "../lazy/use-loaded.tsx";
import { reportStorageFailure } from "../report-storage-failure.ts";
import { SmallDialog } from "../small-dialog.tsx";
import { listRegions } from "./choose-form.ts";
import { loadForms } from "./load-forms.ts";
import { readSpeakingAs, type SpeakingAs, setSpeakingAs } from "./speaking-as.ts";
import styles from "./speaking-as-dialog.module.css";

interface SpeakingAsDialogProps {
  language: { slug: string; name: string };
  onClose: () => void;
}

const ANY = "any";

/** Who the visitor is, how and where they speak: as far as the language has such forms. Open while mounted. */
export function SpeakingAsDialog({ language, onClose }: SpeakingAsDialogProps) {
  const [choice, setChoice] = useState(readSpeakingAs);
  const queryClient = useQueryClient();
  const api = useTRPC();
  const load = useCallback(
    () => loadForms(queryClient, api, language.slug, { retry: false }),
    [queryClient, api, language.slug],
  );
  const forms = useLoaded(load, "The forms did not load");

  const change = (next: SpeakingAs) => {
    if (setSpeakingAs(next)) setChoice(next);
    else reportStorageFailure("Your choice could not be stored");
  };
  return (
    <SmallDialog title="I Speak As" onClose={onClose}>
      <p className={styles.lead}>
        The matching form of a phrase comes first, wherever a language has one. Kept on this device.
      </p>
      <div className={styles.choices} tabIndex={-1} aria-busy={forms.status === "loading"}>
        {forms.status === "loading" ? <p>Loading…</p> : null}
        {forms.status === "failed" ? (
          <LoadFailure
            retry={forms.retry}
          >{`The forms of ${language.name} could not be loaded.`}</LoadFailure>
        ) : null}
        {forms.status === "ready" ? (
          <Choices language={language} forms={forms.value} choice={choice} onChange={change} />
        ) : null}
      </div>
      <Button onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>Done</Button>
    </SmallDialog>
  );
}

interface ChoicesProps {
  language: { slug: string; name: string };
  forms: readonly LanguageForm[];
  choice: SpeakingAs;
  onChange: (choice: SpeakingAs) => void;
}

function Choices({ language, forms, choice, onChange }: ChoicesProps) {
  const { slug, name } = language;
  const { speaker, register, regions } = choice;
  const known = [...new Set(forms.flatMap(({ region }) => (region ? listRegions(region) : [])))].sort();
  const has = (part: "speaker" | "register") => forms.some((form) => form[part] !== null);
  if (known.length === 0 && !has("speaker") && !has("register")) {
    return <p>{name} has no other forms to choose from.</p>;
  }
  return (
    <>
      {has("speaker") ? (
        <ChoiceField
          legend="Who speaks"
          name="speaking-as-speaker"
          value={speaker ?? ANY}
          choices={{ [ANY]: "Not chosen", woman: "A woman", man: "A man" }}
          onChange={(value) => onChange({ ...choice, speaker: value === ANY ? undefined : value })}
        />
      ) : null}
      {has("register") ? (
        <ChoiceField
          legend="How"
          name="speaking-as-register"
          value={register ?? ANY}
          choices={{ [ANY]: "As listed", formal: "Formal", informal: "Informal" }}
          onChange={(value) => onChange({ ...choice, register: value === ANY ? undefined : value })}
        />
      ) : null}
      {known.length > 0 ? (
        <ChoiceField
          legend={`${name} of`}
          name="speaking-as-region"
          value={regions[slug] ?? ANY}
          choices={Object.fromEntries([[ANY, "As listed"], ...known.map((region) => [region, region])])}
          onChange={(value) => {
            const others = Object.entries(regions).filter(([other]) => other !== slug);
            onChange({
              ...choice,
              regions: Object.fromEntries(value === ANY ? others : [...others, [slug, value]]),
            });
          }}
        />
      ) : null}
    </>
  );
}
