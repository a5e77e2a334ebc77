import { ScreenHead } from "../../lib/screen-head.tsx";

export function DashboardScreen() {
  return <ScreenHead title="Dashboard" />;
}
