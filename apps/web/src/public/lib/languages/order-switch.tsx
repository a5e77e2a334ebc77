import styles from "./order-switch.module.css";
import type { LanguageOrder } from "./use-language-order.ts";

const ORDERS: { order: LanguageOrder; label: string }[] = [
  { order: "name", label: "A to Z" },
  { order: "region", label: "By region" },
];

interface OrderSwitchProps {
  order: LanguageOrder;
  onChange: (order: LanguageOrder) => void;
}

/** Switches the order of a list of languages. Hidden without JavaScript, where the list is sorted by name. */
export function OrderSwitch({ order, onChange }: OrderSwitchProps) {
  return (
    <div role="group" aria-label="Order of languages" className={styles.switch} data-hide="print no-script">
      {ORDERS.map((one) => (
        <button
          key={one.order}
          type="button"
          className={styles.order}
          aria-pressed={one.order === order}
          onClick={() => onChange(one.order)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
