/** Where to write to: the settings' contact address, where there is one. */
export function ContactLine({ contactUrl }: { contactUrl: string }) {
  return contactUrl ? (
    <p>
      You can reach the people who run this site through <a href={contactUrl}>the contact page</a>.
    </p>
  ) : (
    <p>The people who run this site have not published a contact address here yet.</p>
  );
}
