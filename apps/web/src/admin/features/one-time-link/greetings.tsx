import { NativeText } from "@saywhere/ui/text/native-text";
import { useQuery } from "@tanstack/react-query";
import { pickGreetings } from "../../../shared/pick-greetings.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import styles from "./welcome-page.module.css";

/** Enough to fill the illustration. */
const COUNT = 12;

/** The translations of "hello" in the guide, in as many scripts as possible. */
export function Greetings() {
  const { data } = useQuery(useTRPC().phrase.inAllLanguages.queryOptions({ phraseSlug: "hello" }));
  const shown = pickGreetings(data?.translations ?? [], COUNT);
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
