import type { Page } from '@playwright/test';
import { takenOver } from './support/busy-machine';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

/** What a search engine is sent to. */
async function listedPaths(page: Page): Promise<string[]> {
  const answer = await page.request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
}

test('search engines find every public page and nothing that is somebody’s own', async ({ page }) => {
  const listed = await listedPaths(page);
  expect(listed).toEqual(
    expect.arrayContaining([
      '/',
      '/template/itinerary',
      '/template/trip-details',
      '/template/pricing',
      '/trips',
      '/support',
      '/privacy',
      '/terms',
    ]),
  );
  const security = await (await page.request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\d\d-\S+Z\n/);
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  for (const own of ['/template/chat', '/template/checkout', '/guest/dashboard', '/host/dashboard']) {
    expect(listed).not.toContain(own);
    expect((await page.request.get(own)).headers()['x-robots-tag'], own).toBe('noindex');
  }
});

test('every public page says what it is before any script runs', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  const descriptions = new Set<string | null>();
  for (const path of await listedPaths(page)) {
    const answer = await still.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(still.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(still).toHaveTitle(/ \| Gangway$/);
    const head = (selector: string, attribute: string) =>
      still.locator(`head ${selector}`).getAttribute(attribute);
    expect(await head('link[rel="canonical"]', 'href'), path).toMatch(
      new RegExp(`^http[^/]+//[^/]+${path}$`),
    );
    expect(await head('meta[property="og:title"]', 'content'), path).toBeTruthy();
    const picture = await head('meta[property="og:image"]', 'content');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
    descriptions.add(await head('meta[name="description"]', 'content'));
  }
  expect(descriptions.size, 'each page has a description of its own').toBe((await listedPaths(page)).length);
  await context.close();
});

test('prices stand in the HTML of the pricing page, and search engines read the same', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto('/template/pricing');
  const inside = still.getByRole('article', { name: 'Inside Cabin' });
  await expect(inside).toContainText('$650');
  await expect(inside).toContainText('$728');
  const trip = (await (await page.request.get('/api/trips/current')).json()) as { title: string };
  const json = await still.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'Event',
    name: trip.title,
    startDate: '2025-09-05T23:00:00.000Z',
    offers: [{ name: 'Inside Cabin', price: '728.00', priceCurrency: 'USD' }, {}, {}],
  });
  await context.close();
});

test('the browser takes a drawn page over as it is, and asks the server for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // What React could not take over it throws, out of reach of the console.
  page.on('pageerror', ({ message }) => complaints.push(message));
  for (const path of [...(await listedPaths(page)), '/contact?topic=call']) {
    await page.goto(path);
    await takenOver(page);
  }
  expect(complaints).toEqual([]);
  expect(asked).toEqual([]);
});

test('an address nobody knows is a 404 that leads on', async ({ page }) => {
  const answer = await page.goto('/template/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('light or dark is remembered over a reload, without a flash of the other', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/template/pricing');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

for (const path of ['/', '/template/pricing', '/login', '/register', '/no-such-page']) {
  test(`everybody can use the public page ${path}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(path);
    await expectAccessible(page, path);
  });
}

test('no public page scrolls sideways on the narrowest phone or is lost on the widest screen', async ({
  page,
}) => {
  for (const path of await listedPaths(page)) {
    await page.goto(path);
    for (const width of [320, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
