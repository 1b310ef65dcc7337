import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

// Each of the screens is held against the rules six times.
test.describe.configure({ timeout: 180_000 });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const PREMIUM = [
  { path: '/template/preparation', heading: 'Ready for Ensenada' },
  { path: '/guest/preparation', heading: 'Ready for Ensenada' },
  { path: '/template/guest-homepage', heading: 'Welcome aboard, Nina' },
  { path: '/template/guests', heading: 'The people you sail with' },
];
const OWN = [
  { path: '/guest/dashboard', heading: 'My Trip Dashboard' },
  { path: '/guest-dashboard', heading: 'My Trip Dashboard' },
  { path: '/guest/profile', heading: 'Your profile' },
];

test('a visitor meets the gate at premium pages, and is denied a guest’s own', async ({ page }) => {
  for (const { path } of PREMIUM) {
    await page.goto(path);
    await expect(title(page, 'Premium Access Required')).toBeVisible();
  }
  for (const { path } of OWN) {
    await page.goto(path);
    await expect(title(page, 'Access Denied')).toBeVisible();
    await expect(page.getByText('You need guest permissions to view this page.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fguest%2Fprofile');
});

test('who has paid a deposit sees what is due on the dashboard, and the gate elsewhere', async ({ page }) => {
  await enterAs(page, 'priya');
  for (const { path } of PREMIUM) {
    await page.goto(path);
    await expect(title(page, 'Premium Access Required')).toBeVisible();
  }
  expect((await page.request.get('/api/guest/directory')).status()).toBe(402);

  await page.goto('/guest-dashboard');
  await expect(page.getByText('Welcome, Priya Raman')).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Payment progress' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\$\d+ of \$\d+ paid$/);
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toHaveAttribute(
    'href',
    '/guest/payment',
  );
  await expect(page.getByText('No recent messages')).toBeVisible();
  await expectAccessible(page, 'guest dashboard with a payment due');
});

test('a paid guest finds the trip, the news and the days to go, and logs out', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/guest/dashboard');
  const trip = page.getByRole('region', { name: 'Ensenada Group Cruise' });
  await expect(trip).toContainText('September 5-8, 2025');
  await expect(trip).toContainText('Confirmed');
  await expect(trip.getByRole('progressbar')).toHaveAttribute('value', '100');
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Trip summary' })).toContainText(/9\d days/);
  await expect(page.getByRole('region', { name: 'Recent updates' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'guest dashboard');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/guest/dashboard');
  await expect(title(page, 'Access Denied')).toBeVisible();
});

test('everybody can use the preparation guide', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/template/preparation');
  await expect(page.getByText('by Aug 8')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Sunglasses/ }).check();
  await expectAccessible(page, 'preparation');
});

test('everybody can use the guest homepage', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/template/guest-homepage');
  await expect(title(page, 'Welcome aboard, Nina')).toBeVisible();
  await expect(page.getByText(/9\d days to go/)).toBeVisible();
  await expectAccessible(page, 'guest homepage');
});

test('everybody can use the profile', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/guest/profile');
  await expect(page.getByRole('region', { name: 'Daniel Okafor', exact: true })).toContainText(
    'keeps these details there',
  );
  await expect(page.getByRole('button', { name: 'Sign for yourself' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How others see you' })).not.toContainText('Okafor');
  await expectAccessible(page, 'profile');
});

test('a guest reads the ship of their own trip, and the terms they agreed to', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/guest/ship');
  await expect(page.getByRole('region', { name: 'Trip facts' })).toContainText('September 5-8, 2025');
  await expect(page.getByRole('region', { name: 'On board' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Join Trip' })).toHaveCount(0);
  await expectAccessible(page, 'ship of one’s own trip');

  await page.goto('/guest/payment');
  await page.getByRole('link', { name: 'the terms of your booking' }).click();
  await expect(page).toHaveURL(/\/guest\/bookings\/[\w-]{22}\/terms$/);
  await expect(page.getByText(/^You agreed to these on March \d+, 2025 \(version of /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cancellation and refunds' })).toBeVisible();
  await expectAccessible(page, 'terms of one’s own booking');
});

test('no page of the guest area scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await enterAs(page, 'nina');
  for (const { path, heading } of [...PREMIUM, ...OWN]) {
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(tooWide, path).toBeLessThanOrEqual(0);
  }
});
