const REFUSED =
  "Your browser does not let this site use the microphone. Allow it with the icon next to the address of the page, or in the settings of the browser, and press Record again.";

const PROBLEMS: Record<string, string> = {
  NotAllowedError: REFUSED,
  SecurityError: REFUSED,
  NotFoundError: "No microphone was found. Connect one, and press Record again.",
  NotReadableError:
    "The microphone cannot be used: another program may be using it, or the system blocks it. Close other programs that record, and press Record again.",
};

/** Why a microphone could not be opened, and what to do about it. */
export function microphoneProblem(error: unknown): string {
  // Without HTTPS, browsers have no microphones.
  if (!window.isSecureContext)
    return "Browsers record on HTTPS pages only. Open this site by its https:// address.";
  if (navigator.mediaDevices === undefined)
    return "This browser cannot record. Use a current version of another one.";
  const name = error instanceof DOMException ? error.name : "";
  return (
    PROBLEMS[name] ??
    "The microphone could not be started. Check that it is connected, and press Record again."
  );
}
