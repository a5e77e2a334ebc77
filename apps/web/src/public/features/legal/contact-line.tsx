/** The link to the settings' contact URL, if one is set. */
export function ContactLine({ contactUrl }: { contactUrl: string }) {
  return contactUrl ? (
    <p>
      You can reach the people who run this site through <a href={contactUrl}>the contact page</a>.
    </p>
  ) : (
    <p>The people who run this site have not published a contact address here yet.</p>
  );
}
