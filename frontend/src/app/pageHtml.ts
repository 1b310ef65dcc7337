import type { PageRequest } from '../../../backend/contracts/site-drawing';
import { type PageHead, tabTitle } from '../ui/pageHead';
import { jpegFile } from '../ui/pictureSources';
import { ownAddress, stockName } from '../ui/tripPictures';
import { dataElement } from './dataElement';
import { filesOf } from './pageFiles';
import type { SharedPicture } from './sharedPicture';

/** The built site round the page. */
export type Site = Pick<PageRequest, 'shell' | 'files' | 'readStyle' | 'origin'>;

interface DrawnPage {
  body: string;
  head: PageHead | null;
  /** The element that holds the page's data. */
  state: string;
  /** What search engines read about the trip, or null. */
  structuredData: object | null;
  /** The page component's name, which is the name of its file. */
  component: string;
  /** The address to list; null keeps the page out of search engines. */
  canonical: string | null;
  /** What a shared link to it shows. */
  picture: SharedPicture;
}

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"[^>]*>(?:<\/script>)?/g;
/** What the shell asks for ahead for pages that arrive undrawn: vite/preloadBrowserPages.ts. */
const FOR_UNDRAWN = /\s*<link[^>]*\sdata-undrawn[^>]*>/;
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`;

// Each file as a script, not as a preload: then each is a task of its own, and a tap need not wait for all of them.
const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;

/**
 * The shell with a page in it. Its scripts lie in a template, which index.html opens after the first paint: a drawn page
 * can be read without them, and on a slow line they must not come before its fonts and its picture.
 */
export function fillShell(site: Site, page: DrawnPage): string {
  if (!site.shell.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const shell = site.shell.replace(FOR_UNDRAWN, '');
  const { title, description } = page.head ?? { title: 'Gangway' };
  const common = filesIn(shell, SCRIPTS);
  const ofShell = new Set([...common, ...filesIn(shell, STYLE_LINK)]);
  const { scripts, styles } = filesOf(site.files, page.component, ofShell);
  // Imports before the entry, which the shell names first.
  const later = [...common.slice(1), ...common.slice(0, 1), ...scripts].map(script).join('');
  const head = [
    ...styles.map((file) => inlined(site, file)),
    ...previewTags(site.origin, page),
    ...(page.structuredData ? [dataElement('application/ld+json', page.structuredData)] : []),
  ].join('');
  // Functions as replacements: `$&` in a text must stay what it is.
  return shell
    .replace(SCRIPTS, '')
    .replace(TITLE, () => `<title>${escaped(tabTitle(title))}</title>`)
    .replace(DESCRIPTION, (general) => (description ? meta('name', 'description', description) : general))
    .replace(STYLE_LINK, (_, file: string) => inlined(site, file))
    .replace('</head>', () => `${head}</head>`)
    .replace(
      ROOT,
      () => `<div id="root">${page.body}</div>${page.state}<template id="scripts">${later}</template>`,
    );
}

const filesIn = (shell: string, named: RegExp) => Array.from(shell.matchAll(named), ([, file = '']) => file);

/**
 * A style sheet in the page itself, which saves the first paint a trip to the server. The link tells the bundler's loader,
 * which looks for links before it loads a chunk, that the style is there. It is never fetched: it is disabled, and browsers
 * that look ahead for what a page will need pass over what is for no medium.
 */
function inlined({ readStyle }: Site, file: string): string {
  const css = readStyle(file).replaceAll('</', '<\\/');
  return `<style>${css}</style><link rel="stylesheet" href="/${file}" media="not all" disabled>`;
}

/** Where a picture is for readers of links, which like a JPEG best. */
const fileOf = (picture: string): string => ownAddress(picture) ?? jpegFile(stockName(picture));

function previewTags(origin: string, { head, canonical, picture }: DrawnPage): string[] {
  if (!canonical) return [meta('name', 'robots', 'noindex')];
  return [
    `<link rel="canonical" href="${escaped(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Gangway'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:title', head?.title ?? 'Gangway'),
    ...(head?.description ? [meta('property', 'og:description', head.description)] : []),
    meta('property', 'og:image', origin + fileOf(picture.picture)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
