/** The link to the settings' contact URL, if one is set. */
export function ContactLine({ contactUrl }: { contactUrl: string }) {
  if (!contactUrl) return null;
  return (
    <p>
      To reach us, use <a href={contactUrl}>the contact page</a>.
    </p>
  );
}
