import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from './browser.mjs';
import { measureReactions } from './reactions.mjs';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Six turns of the slideshow. */
const VISIT_MS = 30_000;

/** What a real visit costs: bytes, requests, shifts and reactions. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureVisits(origin, publicPaths) {
  const browser = await launchBrowser();
  try {
    return [
      ...(await measureHtml(origin, publicPaths)),
      ...(await arrive(browser, origin)),
      await turnAllSlides(browser, origin, 'phone', PHONE),
      await turnAllSlides(browser, origin, 'desktop', DESKTOP),
      await shiftOverVisit(browser, origin, 'phone', PHONE),
      await shiftOverVisit(browser, origin, 'desktop', DESKTOP),
      ...(await measureReactions(browser, origin, PHONE)),
    ];
  } finally {
    await browser.close();
  }
}

async function measureHtml(origin, paths) {
  return Promise.all(
    paths.map(async (path) => {
      // The styles inside it are counted by their own budget.
      const html = (await (await fetch(origin + path)).text()).replaceAll(/<style>[\s\S]*?<\/style>/g, '');
      return { key: 'html', subject: path, value: gzipSync(html, { level: 9 }).length / 1000 };
    }),
  );
}

/** A page whose every answer is counted: `bytes()` are encoded bytes as they came over the wire. */
async function countedPage(browser, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const arrived = new Map();
  const urls = new Map();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    // The blurs of pictures lie in the page as data addresses: nobody is asked for them.
    if (!response.url.startsWith('data:')) urls.set(requestId, response.url);
  });
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    arrived.set(requestId, (arrived.get(requestId) ?? 0) + encodedDataLength),
  );
  const bytes = (pattern = /./) =>
    [...arrived].reduce((sum, [id, size]) => (pattern.test(urls.get(id) ?? '') ? sum + size : sum), 0);
  return { context, page, wire, bytes, requests: () => urls.size };
}

async function arrive(browser, origin) {
  const { context, page, bytes, requests } = await countedPage(browser, PHONE);
  // Idle before the second slide is asked for: nothing of it may come while the first screen still does.
  await page.goto(origin, { waitUntil: 'load' });
  await pause(1000);
  const figures = [
    { key: 'requests', subject: '/', value: requests() },
    { key: 'bytes', subject: '/', value: bytes() / 1000 },
  ];
  await context.close();
  return figures;
}

async function turnAllSlides(browser, origin, name, options) {
  const { context, page, bytes } = await countedPage(browser, options);
  await page.goto(origin, { waitUntil: 'load' });
  const slideshow = page.getByRole('region', { name: 'Pictures of the voyage' });
  const dots = slideshow.getByRole('list', { name: 'Slides' }).getByRole('button');
  const count = await dots.count();
  for (let turn = 0; turn < count; turn++) {
    await slideshow.getByRole('button', { name: 'Next slide' }).click();
    await pause(1500);
  }
  const figure = { key: `cycle.${name}`, subject: `${count} slides`, value: bytes(/\/media\//) / 1000 };
  await context.close();
  return figure;
}

async function shiftOverVisit(browser, origin, name, options) {
  const { context, page } = await countedPage(browser, options);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(origin, { waitUntil: 'load' });
  await pause(VISIT_MS);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  const value = await page.evaluate(() => window.shifted);
  await context.close();
  return { key: 'cls.visit', subject: name, value };
}
