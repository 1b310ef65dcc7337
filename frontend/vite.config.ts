import { fileURLToPath } from 'node:url';
import postcssGlobalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import postcssCustomMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { PATTERNS } from './src/lib/paths';
import { TRIP_PATTERNS } from './src/lib/tripAddress';
import { CHUNKS } from './vite/chunks';
import { knownAddresses } from './vite/knownAddresses';
import { preloadBrowserPages } from './vite/preloadBrowserPages';
import { packAssets } from './vite/packAssets';
import { preloadFonts } from './vite/preloadFonts';
import { shakeFetch } from './vite/shakeFetch';
import { shakeIcons } from './vite/shakeIcons';
import { shakeRouter } from './vite/shakeRouter';
import { shortName } from './vite/shortNames';

const backend = `http://localhost:${process.env.PORT ?? 3000}`;

// The package offers its production build to nobody by name; the other one carries every warning to the browser.
const ROUTER = fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/'));

const BREAKPOINTS = fileURLToPath(new URL('src/ui/breakpoints.css', import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  plugins: [
    react(),
    shakeRouter(),
    shakeFetch(),
    shakeIcons(),
    ...(isSsrBuild
      ? []
      : [
          preloadBrowserPages(),
          preloadFonts(),
          knownAddresses([...Object.values(PATTERNS), ...TRIP_PATTERNS.map(({ pattern }) => pattern)]),
          packAssets(),
        ]),
  ],
  // Every style sheet knows the names of the breakpoints; no browser does.
  css: {
    postcss: { plugins: [postcssGlobalData({ files: [BREAKPOINTS] }), postcssCustomMedia()] },
    // Where one develops, words are what one looks for.
    ...(command === 'build' && { modules: { generateScopedName: shortName } }),
  },
  build: isSsrBuild
    ? { outDir: 'dist-server', copyPublicDir: false }
    : {
        manifest: true,
        // Half a kilobyte for every visitor, so that a Safari of 2022 begins a little sooner: it loads the same without.
        modulePreload: { polyfill: false },
        // Fonts stay files: inlined ones cannot be preloaded or cached apart.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNKS },
            // The start names every file, and no sign of a hash can be packed. Seven are the fewest that the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
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
