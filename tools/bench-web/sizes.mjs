import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../frontend/dist');
/** Where chunks lie of pages that the start does not know by itself: each loads the list first in which it stands. */
const LISTS = ['src/app/browserPages.ts', 'src/app/formPages.ts'];
const PAGES = {
  'js.home': ['home/HomePage'],
  'js.public': [
    'itinerary/ItineraryPage',
    'trip-details/TripDetailsPage',
    'pricing/PricingPage',
    'support/SupportPage',
    'privacy/PrivacyPage',
    'terms/TermsPage',
  ],
  'js.booking': [
    'guest-info/GuestInfoPage',
    'checkout/CheckoutPage',
    'booking-form/BookingFormPage',
    'payment/PaymentPage',
    'confirmation/ConfirmationPage',
  ],
  'js.chat': ['chat/ChatPage'],
  'js.host': ['host-dashboard/HostDashboardPage'],
};

const gzipKb = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000;
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** What the build weighs. @returns {import('./report.mjs').Figure[]} */
export function measureSizes() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const start = startOf(manifest);
  const listsOf = (page) =>
    LISTS.filter((list) => manifest[list].dynamicImports.includes(`src/pages/${page}.tsx`));
  const isMui = (key) => ['js.booking', 'js.host'].includes(key);
  const files = (page, key) =>
    filesOf(manifest, [
      ...start,
      `src/pages/${page}.tsx`,
      ...(isMui(key) ? ['src/ui/MuiTheme.tsx'] : []),
      ...listsOf(page),
    ]);
  const pages = Object.entries(PAGES).flatMap(([key, names]) =>
    names.flatMap((page) => {
      const { scripts, styles } = files(page, key);
      const js = { key, subject: page.split('/')[0], value: sum(scripts.map(gzipKb)) };
      return ['js.home', 'js.public'].includes(key)
        ? [js, { key: 'css', subject: js.subject, value: sum(styles.map(gzipKb)) }]
        : [js];
    }),
  );
  return [...pages, largestLaterChunk(manifest, start), ...media()];
}

/** What a page begins with: the bundler puts the start among what pages share, and then has no name for it. */
function startOf(manifest) {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  return Object.keys(manifest).filter((key) => page.includes(`src="/${manifest[key].file}"`));
}

/** The scripts and styles that some sources need together, each once. */
function filesOf(manifest, sources) {
  const seen = new Set();
  const visit = (key) => {
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  const chunks = [...seen].map((key) => manifest[key]);
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

function largestLaterChunk(manifest, start) {
  const first = new Set(filesOf(manifest, start).scripts);
  const later = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js') && !first.has(file));
  const [largest] = later.map((file) => ({ file, kb: gzipKb(file) })).toSorted((a, b) => b.kb - a.kb);
  return { key: 'js.chunk', subject: largest.file.replace(/^assets\/|-[^-]+\.js$/g, ''), value: largest.kb };
}

function media() {
  const kb = (folder, file) => statSync(join(DIST, folder, file)).size / 1000;
  const files = readdirSync(join(DIST, 'media'));
  const largest = (key, pattern) => {
    const [name] = files
      .filter((file) => pattern.test(file))
      .toSorted((a, b) => kb('media', b) - kb('media', a));
    return { key, subject: name.split('.')[0], value: kb('media', name) };
  };
  const fonts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.woff2'));
  return [
    { key: 'fonts', subject: `${fonts.length} files`, value: sum(fonts.map((file) => kb('assets', file))) },
    largest('hero.828', /^ship-sunset-hero\..*-828\.avif$/),
    largest('hero.1600', /^ship-sunset-hero\..*-1600\.avif$/),
    largest('still', /^(?!ship-sunset-hero).*-1600\.avif$/),
    largest('loop.webm', /\.webm$/),
    largest('loop.mp4', /\.mp4$/),
  ];
}
