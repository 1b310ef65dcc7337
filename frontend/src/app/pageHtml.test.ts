import { fillShell } from './pageHtml';

const SHELL = `<html><head><title>Gangway</title>
  <script type="module" crossorigin src="/assets/start.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/packages.js">
  <link rel="modulepreload" crossorigin="" href="/assets/browserPages.js" data-undrawn="">
</head><body><div id="root"></div></body></html>`;
const SITE = {
  shell: SHELL,
  files: {
    'index.html': { file: 'assets/start.js', imports: ['_packages.js'] },
    '_packages.js': { file: 'assets/packages.js' },
    'src/pages/pricing/PricingPage.tsx': { file: 'assets/pricing.js', imports: ['index.html'] },
  },
  readStyle: () => '',
  origin: 'https://gangway.example',
};
const PAGE = {
  body: '<h1>Cabins</h1>',
  head: null,
  state: '',
  structuredData: null,
  component: 'PricingPage',
  canonical: null,
};

it('a drawn page keeps its own scripts for later, and leaves out what only undrawn pages need', () => {
  const html = fillShell(SITE, PAGE);
  const [head = '', later = ''] = html.split('<template id="scripts">');
  expect(head).toContain('<h1>Cabins</h1>');
  expect(head).not.toMatch(/\.js/);
  const scripts = Array.from(later.matchAll(/src="\/assets\/(\w+)\.js"/g), ([, name]) => name);
  expect(scripts).toEqual(['packages', 'start', 'pricing']);
  expect(html).not.toContain('browserPages');
});
