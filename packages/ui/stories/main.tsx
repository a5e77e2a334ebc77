import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../src/theme/styles.css";
import { SaywhereProvider } from "../src/theme/provider.tsx";
import { Components } from "./components.tsx";
import { Home } from "./home.tsx";
import { PhrasePage } from "./phrase-page.tsx";
import { Scripts } from "./scripts.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");
createRoot(root).render(
  <StrictMode>
    <SaywhereProvider>
      <Home />
      <PhrasePage slug="japanese" phrase="how-much-does-it-cost" />
      <PhrasePage slug="urdu" phrase="where-is-the-bathroom" />
      <Components />
      <Scripts />
    </SaywhereProvider>
  </StrictMode>,
);
