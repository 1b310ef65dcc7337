import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PATTERNS } from './src/lib/paths';
import { knownAddresses } from './vite/knownAddresses';
import { preloadDisplayFont } from './vite/preloadDisplayFont';

const backend = `http://localhost:${process.env.PORT ?? 3000}`;

// What every page needs, in files that change seldom; a request for each small piece would cost more than it weighs.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/(react-query|query-core)(?!.*(mutationObserver|queriesObserver|useMutation|useQueries)))\//;
const SHARED =
  /src\/(lib\/(clock|dates|money|numbers|paths|useHydrated)|ui\/(Button|button|ErrorNote|Money|DateText|PageTitle|pageHead|Picture|picture|Skeleton)|api\/(http|trip|quote|client)\.)|openapi-fetch|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|icons\/(star|check|circle-alert|circle-exclamation-point)\.)/;

// The package offers its production build to nobody by name; the other one carries every warning to the browser.
const ROUTER = fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/'));

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  plugins: [react(), ...(isSsrBuild ? [] : [preloadDisplayFont(), knownAddresses(Object.values(PATTERNS))])],
  build: isSsrBuild
    ? { outDir: 'dist-server', copyPublicDir: false }
    : {
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
  // The server that draws pages carries none of the browser's packages beside it.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: {
    proxy: {
      '/api': backend,
      '/paypal': backend,
      '/healthz': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
}));
