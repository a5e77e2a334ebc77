import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { notify } from "@saywhere/ui/toasts/notify";
import { changePasswordInput } from "@saywhere/validators/accounts/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { NewPasswordInput } from "../../lib/form/new-password-input.tsx";
import { roleLabel } from "../../lib/form/roles.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { useMe } from "../../lib/session/session.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./account.module.css";
import { SecondFactors } from "./second-factors.tsx";
import { SessionList } from "./session-list.tsx";

export function AccountScreen() {
  const { name, email, role } = useMe();
  const { openIdConnect } = useTRPC();
  const { data: provider } = useQuery(openIdConnect.provider.queryOptions({}));
  const { data: ways } = useQuery(openIdConnect.mine.queryOptions({}));
  return (
    <>
      <ScreenHeader title="Account" subtitle="Your profile, your password and your sessions." />
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
              {provider && ways?.linked_at && (
                <>
                  <dt>Linked account</dt>
                  <dd>
                    {provider.name}, <When at={ways.linked_at} />
                  </dd>
                </>
              )}
            </dl>
          </div>
        </section>
        <section aria-labelledby="password-title" className={styles.section}>
          <div>
            <h2 id="password-title">Password</h2>
            <p className={styles.lead}>Changing your password signs you out everywhere else.</p>
          </div>
          {ways?.has_password === false ? (
            <p>You have no password. To choose one, ask an administrator for a link.</p>
          ) : (
            <PasswordForm />
          )}
        </section>
        <section aria-labelledby="second-factor-title" className={styles.section}>
          <div>
            <h2 id="second-factor-title">Second factor</h2>
            <p className={styles.lead}>Protects your account even if someone knows your password.</p>
          </div>
          <SecondFactors />
        </section>
        <section aria-labelledby="sessions-title" className={styles.section}>
          <div>
            <h2 id="sessions-title">Sessions</h2>
            <p className={styles.lead}>Sign out any device you don’t recognize, then change your password.</p>
          </div>
          <SessionList />
        </section>
      </div>
    </>
  );
}

const EMPTY = { current_password: "", new_password: "" };

function PasswordForm() {
  const { email } = useMe();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useEntityForm({
    schema: changePasswordInput,
    initialValues: EMPTY,
  });
  const change = useMutation(
    trpc.account.changePassword.mutationOptions({
      onError: onErrorToast("change password"),
      onSuccess: () => {
        notify({ title: "Password changed", message: "You are signed out everywhere else." });
        return queryClient.invalidateQueries(trpc.account.sessions.queryFilter());
      },
    }),
  );
  const { formRef, submit, pending, errors } = useFormSubmit(form, change.mutateAsync, () => {
    form.setValues(EMPTY);
    form.resetDirty(EMPTY);
  });
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      <input type="email" name="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <SecretInput
        {...form.getInputProps("current_password")}
        label="Current password"
        name="current_password"
        autoComplete="current-password"
      />
      <NewPasswordInput {...form.getInputProps("new_password")} label="New password" name="new_password" />
      <Button type="submit" size="sm" pending={pending}>
        {pending ? "Changing..." : "Change password"}
      </Button>
    </form>
  );
}
