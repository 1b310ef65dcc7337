import type { Page } from '@playwright/test';
import { notices } from './support/busy-machine';
import { expectAccessible } from './support/axe';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const footer = (page: Page) => page.getByRole('contentinfo');

async function introduce(
  page: Page,
  { firstName, lastName, email }: ReturnType<typeof newcomer>,
): Promise<void> {
  await page.getByLabel('Name').fill(`${firstName} ${lastName}`);
  await page.getByLabel('Email').fill(email);
}

test('a visitor writes a message, and the hosts and the operator find it in their mail', async ({ page }) => {
  const visitor = newcomer('Wren');
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Write to us' }).click();
  await introduce(page, visitor);
  await page.getByLabel('What is it about?').selectOption('Something else');
  await page.getByLabel('Message').fill('Is there a piano on board?');
  // Nothing can be kept before the page's script is here, and on a slow machine it may come after the last letter.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('piano');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Is there a piano on board?');
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(notices(page)).toContainText('Message sent');
  await expect(heading(page, 'Your message is on its way')).toBeFocused();

  await page.goto('/demo/mail');
  const mails = page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: /^Wren Voyager/ });
  // Two hosts and the operator, and each of them once.
  await expect(mails).toHaveCount(3);
  await mails.filter({ hasText: 'marisol' }).click();
  await expect(page.getByRole('article')).toContainText('> Is there a piano on board?');
  await expect(page.getByRole('article')).toContainText(visitor.email);
});

test('from pricing, somebody without access gets to a call through the gate', async ({ page }) => {
  await page.goto('/template/pricing');
  await page.getByRole('link', { name: 'Schedule a Call', exact: true }).click();
  await expect(page).toHaveURL('/template/chat');
  await expect(heading(page, 'Premium Access Required')).toBeVisible();
  await expect(page.getByRole('link', { name: 'contact the trip host' })).toHaveAttribute(
    'href',
    '/contact?topic=access',
  );
  await page.getByRole('link', { name: 'Schedule a call with the host' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('call');

  await introduce(page, newcomer('Iris'));
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Phone number is required' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type('+1 555 0100');
  await page.getByLabel('Good times for a call').fill('Mondays after 5 PM Pacific');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(heading(page, 'Your wish for a call is on its way')).toBeVisible();

  await page.goto('/demo/mail');
  await page
    .getByRole('link', { name: /^Iris Voyager: please call me/ })
    .first()
    .click();
  await expect(page.getByRole('article')).toContainText('Good times for a call: Mondays after 5 PM Pacific');
});

test('Book Now - Pay Later leads round the ship', async ({ page }) => {
  await page.goto('/template/pricing');
  await page.getByRole('link', { name: 'Book Now - Pay Later' }).click();
  await expect(page).toHaveURL('/template/trip-details');
});

test('who is signed in finds name and address filled in', async ({ page }) => {
  await enterAs(page, 'nina');
  // The menu's cache of the session is written by the first page that asks for it.
  await page.goto('/template/chat');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(/@/);
});

test('every link of the footer leads to a page', async ({ page }) => {
  await page.goto('/');
  const links = footer(page).locator('a[href^="/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/', '/login', '/privacy', '/terms', '/support', '/contact']),
  );
  for (const href of hrefs) {
    expect((await page.request.get(href)).status(), href).toBe(200);
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 }), href).not.toHaveText('Page Not Found');
  }
});

test('Book a Trip opens a tab of its own, and says so', async ({ page }) => {
  await page.goto('/');
  const book = page.getByRole('banner').getByRole('link', { name: 'Book a Trip Opens a new tab' });
  await expect(book).toHaveAttribute('rel', 'noopener');
  const [tab] = await Promise.all([page.waitForEvent('popup'), book.click()]);
  await expect(tab).toHaveURL('/template/pricing');
});

test('the terms can be kept as a file that says the same', async ({ page }) => {
  await page.goto('/terms');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the terms \(text file, \d+ KB\)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('gangway-terms.txt');
});

const PAGES = ['/contact?topic=call', '/support', '/privacy', '/terms'];
for (const path of PAGES) {
  test(`everybody can use the page ${path}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 900 });
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => page.evaluate(tooWide)).toBe(0);
  });
}

for (const path of PAGES.slice(1)) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`the page ${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
  });
}
