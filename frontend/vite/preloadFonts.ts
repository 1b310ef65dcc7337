import type { Plugin } from 'vite';

const FONTS = [/bricolage.*\.woff2$/, /figtree.*\.woff2$/];

/**
 * Asks for the fonts together with the page, not after the style sheet: text that is drawn in another font first has to be
 * laid out twice.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'gangway-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FONTS.map((font) => {
          const file = files.find((name) => font.test(name));
          if (!file) throw new Error(`No font ${font.source} is in the bundle: see src/ui/fonts.css.`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
