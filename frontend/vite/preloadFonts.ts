import type { Plugin } from 'vite';

/** Asks for the headline's font together with the page, not after the style sheet: the h1 is what people wait for. */
export function preloadDisplayFont(): Plugin {
  return {
    name: 'gangway-preload-display-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /bricolage.*\.woff2$/.test(file));
        if (!font) throw new Error('The display font is not in the bundle: see src/ui/fonts.css.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
