import Bowser from "bowser";

/** Names browser and system, as far as the user agent says: `Firefox on Linux`. */
export function deviceName(userAgent: string): string {
  if (userAgent === "") return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  // Programs name themselves first: curl/8.5.0.
  const name = browser.name || /^[\w.-]{1,40}/.exec(userAgent)?.[0] || "Unknown browser";
  return os.name ? `${name} on ${os.name}` : name;
}
