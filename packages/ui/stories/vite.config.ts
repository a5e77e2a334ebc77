import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The gallery shows the components with the starting content; nothing of it is shipped.
export default defineConfig({ plugins: [react()], server: { fs: { allow: ["../../.."] } } });
