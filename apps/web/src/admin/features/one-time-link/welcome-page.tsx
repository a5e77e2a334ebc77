import { Wordmark } from "@saywhere/ui/brand/wordmark";
import { NativeText } from "@saywhere/ui/text/native-text";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { pickGreetings } from "../../../shared/pick-greetings.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import styles from "./welcome-page.module.css";

/** The first page of a new installation: an introduction, and the first account. */
export function WelcomePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <a href="/" className={styles.mark} aria-label="Saywhere: to the site">
          <Wordmark size={34} />
        </a>
        <h1 tabIndex={-1} className={styles.title}>
          Welcome to Saywhere
        </h1>
        <p className={styles.lead}>
          Your guide is ready, with content to start from. Create the first account: an administrator, who can
          invite everyone else.
        </p>
        {children}
        <p className={styles.next}>
          Then name the site under <em>Settings</em> and invite others under <em>People</em>.
        </p>
      </main>
      <aside className={styles.picture} aria-label="Greetings from the guide">
        <Greetings />
      </aside>
    </div>
  );
}

/** Enough to fill the illustration. */
const COUNT = 12;

/** The translations of "hello" in the guide, in as many scripts as possible. */
function Greetings() {
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
