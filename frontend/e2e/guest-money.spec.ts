import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { agreeOnce, reachPaymentPage } from './support/booking-form';
import { confirmedGuest } from './support/buying';
import { approve } from './support/paypal';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

// Screens are looked at in each width, light and dark.
test.describe.configure({ timeout: 240_000 });

const history = (page: Page) => page.getByRole('region', { name: 'Payments and receipts' });

test('who has paid a deposit pays an amount of their own ahead, and prints its receipt', async ({ page }) => {
  await enterAs(page, 'priya');
  await page.goto('/guest/payment');
  await page.getByRole('link', { name: 'Pay ahead' }).click();
  await page.getByRole('radio', { name: /Another amount/ }).check();
  await page.getByLabel('Amount in dollars').fill('5');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/^Enter an amount from \$10 to/).last()).toBeVisible();
  await page.getByLabel('Amount in dollars').fill('50');
  await expectAccessible(page, 'paying ahead');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay $50 today' }).click();
  await approve(await popup, '$50.00');
  await confirmedGuest(page);

  await page.goto('/guest/payment');
  const line = history(page).getByRole('listitem').filter({ hasText: '$50' }).first();
  await expect(line).toContainText('PayPal');
  await expectAccessible(page, 'guest payments');
  await line.getByRole('link', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('article', { name: /^Receipt / });
  await expect(receipt).toContainText(/\$50 USD.*by PayPal.*Priya/s);
  await expectAccessible(page, 'receipt');
});

test('who has booked adds an excursion to what they owe, the host sees it, and it is taken off again', async ({
  page,
  anotherBrowser,
}) => {
  const kayak = 'Sea kayaking in Todos Santos Bay';
  await enterAs(page, 'priya');
  await page.goto('/guest/payment');
  const ask = page.getByRole('dialog');
  const line = page.getByRole('region', { name: 'Extras' }).getByRole('listitem').filter({ hasText: kayak });
  const off = line.getByRole('button', { name: `Take ${kayak} off` });
  const takeOff = async () => {
    await off.click();
    await ask.getByRole('button', { name: 'Take it off' }).click();
    await expect(off).toBeHidden();
  };
  await expect(line).toBeVisible();
  // A try before this one may have left it there.
  if (await off.isVisible()) await takeOff();
  await line.getByRole('button', { name: `Add ${kayak}` }).click();
  await expect(ask).toContainText('$99 for one traveller come to what you owe.');
  await expectAccessible(page, 'adding an extra');
  await ask.getByRole('button', { name: 'Add it for $99' }).click();
  const part = page
    .getByRole('region', { name: 'Schedule' })
    .getByRole('listitem')
    .filter({ hasText: /^Extra/ });
  await expect(part).toContainText(/Due.*\$99/s);

  const link = page.getByRole('link', { name: 'See what you would get back' });
  const [, bookingId = ''] = /bookings\/(\w{22})/.exec((await link.getAttribute('href')) ?? '') ?? [];
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(`/host/bookings/${bookingId}`);
  const seen = theo.getByRole('region', { name: 'Extras', exact: true });
  await expect(seen).toContainText(/Sea kayaking.*On the booking’s bill.*\$99/s);

  await takeOff();
  await expect(part).toHaveCount(0);
  await expect(seen).not.toContainText('Sea kayaking');
});

test('a cancellation is calculated first, then confirmed, and its refund arrives', async ({ page }) => {
  await enterAs(page, 'priya');
  await page.goto('/guest/payment');
  await page.getByRole('link', { name: 'See what you would get back' }).click();
  const sheet = page.getByRole('region', { name: 'If you cancel today' });
  await expect(sheet).toContainText(/Paid for this booking.*You get back\s*\$\d/s);
  await expectAccessible(page, 'cancellation');
  await page.getByRole('button', { name: /^Cancel and get \$/ }).click();
  await expect(page.getByText('Please tick the box to confirm.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Cancel and get \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking is cancelled' })).toBeVisible();

  await page.getByRole('link', { name: 'Your payments' }).click();
  await expect(history(page)).toContainText(/Refund.*Your booking was cancelled/s);
  await expect(async () => {
    await page.reload();
    await expect(history(page).getByText('On its way')).toHaveCount(0);
  }).toPass();
});

test('a guest with more than one booking finds the payments of each', async ({ page }) => {
  await enterAs(page, 'priya');
  const guestId = await reachPaymentPage(page, newcomer('Prim'));
  await page.goto('/guest/payment');
  const pay = page.locator(`a[href="/template/payment/${guestId}"]`);
  const others = page.getByRole('region', { name: 'Your other bookings' }).getByRole('listitem');
  await expect(history(page)).toBeVisible();
  await expect(pay).toHaveCount(0);
  // The newest first.
  await others
    .filter({ hasText: /\$\d+ left to pay/ })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/guest\/payment\/\w{22}$/);
  await expect(pay).toBeVisible();
  await expectAccessible(page, 'payments of another booking');
  await others.last().getByRole('link').click();
  await expect(history(page)).toBeVisible();
  await expect(pay).toHaveCount(0);
});

test('the redirect form pays without a window: PayPal’s notice decides, and the confirmation waits for it', async ({
  page,
}) => {
  await reachPaymentPage(page, newcomer('Ines'));
  await agreeOnce(page);
  await page.getByRole('button', { name: 'Pay on PayPal’s website' }).click();
  await page.getByRole('button', { name: 'Pay $808.00' }).click();
  await confirmedGuest(page);
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(/Amount paid\s*\$808/);
});

test('leaving the redirect form takes nothing and comes back to the payment page', async ({ page }) => {
  const guest = await reachPaymentPage(page, newcomer('Ida'));
  await agreeOnce(page);
  await page.getByRole('button', { name: 'Pay on PayPal’s website' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/template/payment/${guest}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
});
