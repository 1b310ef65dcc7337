import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import {
  bookCabin,
  confirmedGuest,
  continueToPayment,
  fillGuest,
  guestForm,
  openPayPal,
} from './support/buying';
import { openChat } from './support/chat';
import { openDashboard } from './support/dashboard';
import { approve } from './support/paypal';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 240_000 });

/** Higher than the form and the checkout at 320. */
const WHOLE = 6000;
/** Higher than the guide of a trip to be written, with a group of its packing list open, at 320. */
const LONGEST = 12_000;
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const SCREENS = [
  { screen: 'set password', path: '/set-password#token=unknown', heading: 'Set your password' },
  { screen: 'gate', path: '/template/chat', heading: 'Premium Access Required' },
];
for (const { screen, path, heading } of SCREENS) {
  test(`everybody can use the screen: ${screen}`, async ({ page }) => {
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    await expectAccessible(page, screen);
  });
}

test('everybody can use the menu of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/template/pricing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'menu', [390]);
});

test('everybody can use the screens from the form to the mail', async ({ page }) => {
  await bookCabin(page, 'Inside Cabin', 'Single');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'guest information with errors', undefined, WHOLE);

  await fillGuest(guestForm(page, 'Primary guest'), newcomer('Vera'));
  await continueToPayment(page);
  await expectAccessible(page, 'checkout', undefined, WHOLE);

  await approve(await openPayPal(page), '$808.00');
  await confirmedGuest(page);
  await expectAccessible(page, 'confirmation');

  await page.goto('/demo/mail');
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page, 'demo mail');
});

test('everybody can use the group chat', async ({ page }) => {
  await enterAs(page, 'nina');
  await openChat(page);
  await expectAccessible(page, 'chat');

  const said = page.getByRole('feed', { name: 'Messages' }).getByRole('article').last();
  await said.focus();
  await said.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page, 'the menu of a message', [320, 1440]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('the');
  await expect(page.getByText(/the newest first$/)).toBeVisible();
  await expectAccessible(page, 'the search in the chat', [320, 1440]);
});

test('everybody can use the host dashboard', async ({ page }) => {
  await enterAs(page, 'marisol');
  await openDashboard(page);
  await expectAccessible(page, 'host dashboard');

  await page.goto('/host/dashboard?tab=guests');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await expectAccessible(page, "the hosts' list of guests", undefined, WHOLE);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expectAccessible(page, 'the export of guests', [320, 1440]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import' }).click();
  await expectAccessible(page, 'the import of guests', [320, 1440]);
});

test('everybody can use the dates and the communications of the host dashboard', async ({ page }) => {
  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard?tab=dates&trip=1');
  await expect(page.getByText('La Bufadora: the van')).toBeVisible();
  await expectAccessible(page, 'important dates');
  await page.getByRole('button', { name: 'Add a date' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a date' })).toBeVisible();
  await expectAccessible(page, 'the form of a date', [320, 1440]);

  await page.goto('/host/dashboard?tab=communications&trip=1');
  await page.getByText('To the whole group').click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello {first name}');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page, 'communications', undefined, WHOLE);
});

const DESK: { screen: string; path: string; sight: string | RegExp; opens?: RegExp }[] = [
  { screen: 'payments', path: '/host/dashboard?tab=payments&trip=1', sight: 'Guests and payments' },
  { screen: 'documents', path: '/host/dashboard?tab=documents&trip=1', sight: 'To review' },
  { screen: 'host actions', path: '/host/dashboard?tab=actions', sight: 'Approve Guests' },
  { screen: 'analytics', path: '/host/dashboard?tab=analytics', sight: /of the revenue$/ },
  { screen: 'trip', path: '/host/trips/1', sight: 'Dates and places' },
  { screen: 'plan of a trip', path: '/host/trips/1/plan', sight: 'Days' },
  { screen: 'home page of a trip', path: '/host/trips/1/front', sight: 'First screen' },
  { screen: "ship's page of a trip", path: '/host/trips/1/ship', sight: 'First screen', opens: /^Group 1 / },
  { screen: 'cabins of a trip', path: '/host/trips/1/cabins', sight: 'Balcony' },
  { screen: 'guide of a trip', path: '/host/trips/1/guide', sight: 'First screen', opens: /^Group 1 / },
  {
    screen: 'pictures of a group',
    path: '/host/trips/1/group',
    sight: 'Previous adventures',
    opens: /^Picture 1 The stern/,
  },
  { screen: 'questions of a trip', path: '/host/trips/1/questions', sight: 'What you ask' },
  { screen: 'waiver of a trip', path: '/host/trips/1/waiver', sight: 'What guests sign' },
  { screen: 'report', path: '/host/report', sight: 'Financial report' },
];
for (const { screen, path, sight, opens } of DESK) {
  test(`everybody can use a page of the host desk: ${screen}`, async ({ page }) => {
    await enterAs(page, 'marisol');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sight }).first()).toBeVisible();
    if (opens) await page.getByRole('button', { name: opens }).click();
    await expectAccessible(page, screen, [320, 1440], opens ? LONGEST : WHOLE);
  });
}

test('everybody can use the reminders, a booking and the log of the host desk', async ({ page }) => {
  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard?tab=payments&trip=1');
  await page.getByRole('button', { name: 'Send Payment Reminder' }).click();
  await expect(page.getByRole('dialog').getByText('Priya Raman').first()).toBeVisible();
  await expectAccessible(page, 'the reminders', [320, 1440]);
  await page.goto('/host/dashboard?tab=guests&trip=1&q=nina');
  await page.getByRole('link', { name: /^Edit Nina/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Nina/ })).toBeVisible();
  await expectAccessible(page, 'booking', [320, 1440], WHOLE);
  await page.goto('/host/log');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
  await expectAccessible(page, 'activity log', [320, 1440], WHOLE);
});
