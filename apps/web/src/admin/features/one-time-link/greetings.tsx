import { NativeText } from "@saywhere/ui/text/native-text";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import styles from "./welcome-page.module.css";

/** As many as fill the picture. */
const COUNT = 12;

/** What the guide already says: "hello" in its languages, as many scripts as there are first. */
export function Greetings() {
  const { data } = useQuery(useTRPC().phrase.inAllLanguages.queryOptions({ phraseSlug: "hello" }));
  const all = data?.translations ?? [];
  const firstOfScript = all.filter(
    ({ language_script: script }, index) =>
      all.findIndex((other) => other.language_script === script) === index,
  );
  const shown = [...new Set([...firstOfScript, ...all])].slice(0, COUNT);
  return (
    <ul className={styles.greetings}>
      {shown.map((greeting) => (
        <li key={greeting.id} className={styles.greeting}>
          <NativeText
            code={greeting.language_code}
            script={greeting.language_script}
            direction={greeting.language_direction}
            className={styles.text}
          >
            {greeting.native_text}
          </NativeText>
          <span className={styles.language}>{greeting.language_name}</span>
        </li>
      ))}
    </ul>
  );
}
