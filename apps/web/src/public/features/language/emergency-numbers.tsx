import type { LanguageDetail } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import { emergencyCalls, telephoneUrl } from "../../lib/emergency-services.ts";
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
        Emergency Numbers
      </h2>
      <ul className={styles.countries}>
        {emergency_numbers.map((numbers) => (
          <li key={numbers.code}>
            <span className={styles.country}>{numbers.country}</span>
            {emergencyCalls(numbers).map(({ number, label }) => (
              <a
                key={number}
                href={telephoneUrl(number)}
                aria-label={`${label} ${number}, ${numbers.country}`}
                className={styles.number}
              >
                <span>{label}</span> {number}
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
