import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PATTERNS } from './src/lib/paths';
import { knownAddresses } from './vite/knownAddresses';
import { preloadDisplayFont } from './vite/preloadDisplayFont';

const backend = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), preloadDisplayFont(), knownAddresses(Object.values(PATTERNS))],
  // Fonts stay files: inlined ones cannot be preloaded or cached apart.
  build: { manifest: true, assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': backend,
      '/paypal': backend,
      '/healthz': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
});
