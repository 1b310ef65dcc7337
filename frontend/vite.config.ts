import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PATTERNS } from './src/lib/paths';
import { knownAddresses } from './vite/knownAddresses';
import { preloadDisplayFont } from './vite/preloadDisplayFont';
import { preloadHome } from './vite/preloadHome';

const backend = `http://localhost:${process.env.PORT ?? 3000}`;

// What every page needs, in files that change seldom; a request for each small piece would cost more than it weighs.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/(react-query|query-core))\//;
const SHARED =
  /src\/(lib\/|ui\/(Button|button|ErrorNote|Money|DateText|PageTitle|Picture|picture|Skeleton)|api\/(http|trip|quote|client)\.)|openapi-fetch|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|icons\/(star|check|circle-alert)\.)/;

export default defineConfig({
  plugins: [react(), preloadDisplayFont(), preloadHome(), knownAddresses(Object.values(PATTERNS))],
  build: {
    manifest: true,
    // Fonts stay files: inlined ones cannot be preloaded or cached apart.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'shared', test: SHARED },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': backend,
      '/paypal': backend,
      '/healthz': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
});
