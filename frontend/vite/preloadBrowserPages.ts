import type { Plugin } from 'vite';

/**
 * Asks for the list of pages that only a browser draws together with the start itself: the start would ask for it a trip to
 * the server later. A page that arrives drawn leaves the request out (src/app/pageHtml.ts).
 */
export function preloadBrowserPages(): Plugin {
  return {
    name: 'gangway-preload-browser-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/app/browserPages.ts'),
        );
        if (!chunk) throw new Error('The list of pages that only a browser draws has no chunk of its own.');
        const attrs = {
          rel: 'modulepreload',
          crossorigin: '',
          href: `/${chunk.fileName}`,
          'data-undrawn': '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
