import type { LanguageDetail } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import { EMERGENCY_SERVICES, telephoneUrl } from "../../lib/emergency-services.ts";
import styles from "./emergency-numbers.module.css";

interface EmergencyNumbersProps {
  language: Pick<LanguageDetail, "slug" | "name" | "emergency_numbers">;
}

/** The numbers to call in the countries where a language is met; renders nothing if there are none. */
export function EmergencyNumbers({ language: { slug, name, emergency_numbers } }: EmergencyNumbersProps) {
  if (emergency_numbers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="emergency-numbers">
      <h2 id="emergency-numbers" className={styles.title}>
        Emergency numbers
      </h2>
      <ul className={styles.countries}>
        {emergency_numbers.map(({ country, code, ...numbers }) => (
          <li key={code}>
            <span className={styles.country}>{country}</span>
            {EMERGENCY_SERVICES.map(({ key, label }) => (
              <a
                key={key}
                href={telephoneUrl(numbers[key])}
                aria-label={`${label} ${numbers[key]}, ${country}`}
                className={styles.number}
              >
                <span>{label}</span> {numbers[key]}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href={paths.emergency(slug)}>Emergency phrases in {name}</a>
      </p>
    </section>
  );
}
