import type { EmergencyNumbers } from "@saywhere/validators/content/emergency-numbers";
import { emergencyCalls, telephoneUrl } from "../../lib/emergency-services.ts";
import styles from "./call-links.module.css";

/** The numbers of a country as large links that call them. */
export function CallLinks({ numbers }: { numbers: EmergencyNumbers }) {
  return (
    <ul className={styles.calls} aria-label={`Emergency numbers, ${numbers.country}`}>
      {emergencyCalls(numbers).map(({ number, label }) => (
        <li key={number}>
          <a
            href={telephoneUrl(number)}
            aria-label={`${label} ${number}, ${numbers.country}`}
            className={styles.call}
          >
            <span className={styles.label}>{label}</span> <span className={styles.number}>{number}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
