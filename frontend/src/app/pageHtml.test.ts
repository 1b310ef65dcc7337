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
    'src/app/formPages.ts': {
      file: 'assets/formPages.js',
      imports: ['index.html'],
      dynamicImports: ['src/pages/contact/ContactPage.tsx'],
    },
    'src/pages/contact/ContactPage.tsx': { file: 'assets/contact.js', imports: ['_packages.js'] },
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
  picture: { picture: 'ship-sunset-hero', alt: 'A ship' },
};

const scriptsIn = (html: string) =>
  Array.from(html.matchAll(/src="\/assets\/(\w+)\.js"/g), ([, name]) => name);

it('a drawn page keeps its own scripts for later, and leaves out what only undrawn pages need', () => {
  const html = fillShell(SITE, PAGE);
  const [head = '', later = ''] = html.split('<template id="scripts">');
  expect(head).toContain('<h1>Cabins</h1>');
  expect(head).not.toMatch(/\.js/);
  expect(scriptsIn(later)).toEqual(['packages', 'start', 'pricing']);
  expect(html).not.toContain('browserPages');
});

it('a drawn page that stands in a list of pages brings the list with it', () => {
  const html = fillShell(SITE, { ...PAGE, component: 'ContactPage' });
  expect(scriptsIn(html)).toEqual(['packages', 'start', 'formPages', 'contact']);
});

it('what the shell names comes once, also where the build has put the start into a file that pages import', () => {
  const shell = SHELL.replace('</head>', '<link rel="stylesheet" href="/assets/start.css"></head>');
  const files = {
    '_start.js': { file: 'assets/start.js', css: ['assets/start.css'], imports: ['_packages.js'] },
    '_packages.js': { file: 'assets/packages.js' },
    'src/pages/pricing/PricingPage.tsx': {
      file: 'assets/pricing.js',
      css: ['assets/pricing.css'],
      imports: ['_start.js'],
    },
  };
  const html = fillShell({ ...SITE, shell, files, readStyle: (file) => `/* ${file} */` }, PAGE);
  expect(scriptsIn(html)).toEqual(['packages', 'start', 'pricing']);
  expect(html.match(/\/\* [\w/.]+ \*\//g)).toEqual(['/* assets/start.css */', '/* assets/pricing.css */']);
});

const OWN = 'own/abcdefghijklmnopqrstuv';
const canonical = 'https://gangway.example/template/pricing';

it.each([
  ['a host handed in', OWN, /content="https:\/\/gangway\.example\/api\/trips\/pictures\/\w+"/],
  ['of the site', 'pool-day', /content="https:\/\/gangway\.example\/media\/pool-day[^"]*\.jpg"/],
])('a shared link shows the picture of the trip: one that is %s', (_, picture, address) => {
  const html = fillShell(SITE, { ...PAGE, canonical, picture: { picture, alt: 'A barge at "Basel"' } });
  const [tag = ''] = html.match(/<meta property="og:image"[^>]*>/) ?? [];
  expect(tag).toMatch(address);
  expect(html).toContain('<meta property="og:image:alt" content="A barge at &quot;Basel&quot;">');
});
