import styles from "./option-fields.module.css";
import type { PracticeOptions } from "./practice-options.ts";

interface OptionFieldsProps {
  options: PracticeOptions;
  /** Null for phrases in several languages. */
  languageName: string | null;
  onChange: (options: PracticeOptions) => void;
}

/** How to practice: the direction, the way to answer, and whether a phrase is read or heard. */
export function OptionFields({ options, languageName, onChange }: OptionFieldsProps) {
  return (
    <div className={styles.options}>
      <Choice
        legend="Direction"
        name="asked"
        value={options.asked}
        choices={{
          "to-language": languageName ? `English to ${languageName}` : "From English",
          "to-english": languageName ? `${languageName} to English` : "To English",
          both: "Both",
        }}
        onChange={(asked) => onChange({ ...options, asked })}
      />
      <Choice
        legend="Answer by"
        name="way"
        value={options.way}
        choices={{ recall: "Recalling", type: "Typing", choose: "Choosing one of four" }}
        onChange={(way) => onChange({ ...options, way })}
      />
      {options.asked === "to-language" ? null : (
        <Choice
          legend={`${languageName ?? "The phrase"} is`}
          name="listen"
          value={options.listen ? "heard" : "read"}
          choices={{ read: "Read", heard: "Heard first" }}
          onChange={(value) => onChange({ ...options, listen: value === "heard" })}
        />
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  /** The label of each value. */
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, name, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.values}>
        {(Object.entries(choices) as [Value, string][]).map(([choice, label]) => (
          <label key={choice} className={styles.value}>
            <input
              type="radio"
              name={`practice-${name}`}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
