import { Link } from "@tanstack/react-router";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";

export function NotFoundScreen() {
  return (
    <>
      <ScreenHeader title="404 Page Not Found" subtitle="There is no such page in the administration area." />
      <Link to="/">Go to the dashboard</Link>
    </>
  );
}
