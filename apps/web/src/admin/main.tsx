import "../shared/es2024-polyfills.ts";
import "@saywhere/ui/theme/styles.css";
import "@saywhere/ui/theme/mantine.css";
import "./admin.css";
import { preloadToasts } from "@saywhere/ui/toasts/toaster";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element for the app");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
// The first toast may report a lost connection, when its code can no longer be loaded.
void preloadToasts();
