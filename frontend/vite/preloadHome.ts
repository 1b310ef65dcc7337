import type { Plugin } from 'vite';
import { PATTERNS } from '../src/lib/paths';
import { FILLING, type PictureName, sourceSet, UPRIGHT } from '../src/ui/pictureSources';

const HOME = [PATTERNS.home, PATTERNS.templateHome, `${PATTERNS.templateHome}/`];

const heroPreload = (name: PictureName, media: string, imageSizes: string) => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcset: sourceSet(name, 'avif'),
  imageSizes,
  media,
  fetchPriority: 'high',
});

/**
 * On the home page, asks for the first picture and the page's chunks together with the entry script. One index.html
 * serves every address, so a few lines of inline script decide.
 */
export function preloadHome(): Plugin {
  return {
    name: 'gangway-preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/pages/home/HomePage.tsx'));
        if (!page) throw new Error('The home page has no chunk of its own: see src/app/pageTable.ts.');
        const links = [
          heroPreload('ship-sunset-portrait', UPRIGHT, FILLING.upright),
          heroPreload('ship-sunset-hero', `not (${UPRIGHT})`, FILLING.wide),
          ...[...(page.viteMetadata?.importedCss ?? [])].map((file) => ({
            rel: 'preload',
            as: 'style',
            crossOrigin: '',
            href: `/${file}`,
          })),
          ...[page.fileName, ...page.imports].map((file) => ({ rel: 'modulepreload', href: `/${file}` })),
        ];
        const children = `if (${JSON.stringify(HOME)}.includes(location.pathname)) for (const link of ${JSON.stringify(links)}) document.head.append(Object.assign(document.createElement('link'), link));`;
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}
