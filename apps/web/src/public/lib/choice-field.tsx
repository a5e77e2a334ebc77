import styles from "./choice-field.module.css";

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  /** Name of the radio buttons, unique on the page. */
  name: string;
  value: Value;
  /** The label of each value. */
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** One of a few values, each a radio button that looks like a chip. */
export function ChoiceField<Value extends string>({
  legend,
  name,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.values}>
        {(Object.entries(choices) as [Value, string][]).map(([choice, label]) => (
          <label key={choice} className={styles.value}>
            <input
              type="radio"
              name={name}
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
