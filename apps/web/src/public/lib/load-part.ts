import { notify } from "@saywhere/ui/toasts/notify";

/** Runs an action whose code is loaded for it, and says when that fails. */
export async function loadPart(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error("An action could not be loaded", error);
    notify({
      title: "That did not work",
      message: "Check your connection and try again.",
      variant: "destructive",
    });
  }
}
