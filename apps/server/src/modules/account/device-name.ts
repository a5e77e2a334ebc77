import Bowser from "bowser";

/** Returns the browser and the system named by the user agent, as far as it names them: `Firefox on Linux`. */
export function deviceName(userAgent: string): string {
  if (userAgent === "") return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  // The user agent of a program starts with the program's name: curl/8.5.0.
  const name = browser.name || /^[\w.-]{1,40}/.exec(userAgent)?.[0] || "Unknown browser";
  return os.name ? `${name} on ${os.name}` : name;
}
