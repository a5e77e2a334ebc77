import { notify } from "@saywhere/ui/toasts/notify";

/**
 * Runs an action whose code is loaded for it, and says when that fails.
 *
 * @param title says what failed
 */
export async function runLazyAction(run: () => unknown, title = "That did not work"): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(title, error);
    notify({
      title,
      message: "Check your connection and try again, or reload the page.",
      variant: "destructive",
      // If a script failed, trying again does not help: browsers request it again only after a reload.
      action: { label: "Reload", onClick: () => location.reload() },
    });
  }
}
