import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PATTERNS } from './src/lib/paths';
import { knownAddresses } from './vite/knownAddresses';
import { preloadDisplayFont } from './vite/preloadDisplayFont';
import { preloadHome } from './vite/preloadHome';

const backend = `http://localhost:${process.env.PORT ?? 3000}`;

const SHARED =
  /src\/(lib\/|ui\/(Button|ButtonLink|buttonLook|ErrorNote|Money|DateText|PageTitle|Picture|pictures|Skeleton)|api\/(http|trip|quote|client)\.)|openapi-fetch/;

export default defineConfig({
  plugins: [react(), preloadDisplayFont(), preloadHome(), knownAddresses(Object.values(PATTERNS))],
  build: {
    manifest: true,
    // Fonts stay files: inlined ones cannot be preloaded or cached apart.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Small pieces that the public pages share come in one file: a request each would cost more than they weigh.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shared', test: SHARED }] },
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
