import type { LanguageDetail } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import styles from "./emergency-numbers.module.css";

const SERVICES = [
  { key: "police", label: "Police" },
  { key: "ambulance", label: "Ambulance" },
  { key: "fire", label: "Fire" },
] as const;

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
      <table className={styles.table} aria-labelledby="emergency-numbers">
        <thead>
          <tr>
            <th scope="col">Country</th>
            {SERVICES.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {emergency_numbers.map(({ country, code, ...numbers }) => (
            <tr key={code}>
              <th scope="row">{country}</th>
              {SERVICES.map(({ key, label }) => (
                <td key={key}>
                  <a href={telephoneUrl(numbers[key])} aria-label={`${label} in ${country}: ${numbers[key]}`}>
                    {numbers[key]}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.more}>
        <a href={paths.phrases({ language: slug, category: "emergencies" })}>Emergency phrases in {name}</a>
      </p>
    </section>
  );
}

/** The URL that calls a number (RFC 3966); # would otherwise begin a fragment. */
function telephoneUrl(number: string): string {
  return `tel:${encodeURIComponent(number.replaceAll(" ", ""))}`;
}
