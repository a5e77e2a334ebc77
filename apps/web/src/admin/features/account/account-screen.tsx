import { roleLabel } from "../../lib/form/roles.ts";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { useMe } from "../../lib/session/session.tsx";
import styles from "./account.module.css";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

export function AccountScreen() {
  const { name, email, role } = useMe();
  return (
    <>
      <ScreenHeader
        title="Account"
        subtitle="Who you are here, your password, and where you are signed in."
      />
      <div className={styles.sections}>
        <section aria-labelledby="person-title" className={styles.section}>
          <h2 id="person-title">You</h2>
          <div>
            <dl className={styles.person}>
              <dt>Name</dt>
              <dd>{name}</dd>
              <dt>E-mail</dt>
              <dd>{email}</dd>
              <dt>Role</dt>
              <dd>{roleLabel(role)}</dd>
            </dl>
          </div>
        </section>
        <section aria-labelledby="password-title" className={styles.section}>
          <div>
            <h2 id="password-title">Password</h2>
            <p className={styles.lead}>Changing it signs you out everywhere else.</p>
          </div>
          <PasswordForm />
        </section>
        <section aria-labelledby="sessions-title" className={styles.section}>
          <div>
            <h2 id="sessions-title">Sessions</h2>
            <p className={styles.lead}>End those that you do not know, and change your password.</p>
          </div>
          <SessionList />
        </section>
      </div>
    </>
  );
}
