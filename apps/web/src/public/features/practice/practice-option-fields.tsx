import { ChoiceField } from "../../lib/choice-field.tsx";
import styles from "./practice-option-fields.module.css";
import type { PracticeOptions } from "./practice-options.ts";

interface PracticeOptionFieldsProps {
  options: PracticeOptions;
  /** Null for phrases in several languages. */
  languageName: string | null;
  onChange: (options: PracticeOptions) => void;
}

/** How to practice: the direction, the way to answer, and whether a phrase is read or heard. */
export function PracticeOptionFields({ options, languageName, onChange }: PracticeOptionFieldsProps) {
  return (
    <div className={styles.options}>
      <ChoiceField
        legend="Direction"
        name="practice-asked"
        value={options.asked}
        choices={{
          "to-language": languageName ? `English to ${languageName}` : "From English",
          "to-english": languageName ? `${languageName} to English` : "To English",
          both: "Both",
        }}
        onChange={(asked) => onChange({ ...options, asked })}
      />
      <ChoiceField
        legend="Answer by"
        name="practice-way"
        value={options.way}
        choices={{ recall: "Recalling", type: "Typing", choose: "Choosing one of four" }}
        onChange={(way) => onChange({ ...options, way })}
      />
      {options.asked === "to-language" ? null : (
        <ChoiceField
          legend={`${languageName ?? "The phrase"} is`}
          name="practice-listen"
          value={options.listen ? "heard" : "read"}
          choices={{ read: "Read", heard: "Heard first" }}
          onChange={(value) => onChange({ ...options, listen: value === "heard" })}
        />
      )}
    </div>
  );
}
