import { Button } from "@saywhere/ui/button";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import styles from "./print-button.module.css";

/** Prints the page; hidden without JavaScript. */
export function PrintButton() {
  return (
    <Button
      variant="outline"
      icon={<IconPrinter aria-hidden />}
      className={styles.print}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
