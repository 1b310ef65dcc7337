import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import {
  agreeOnce,
  fillBookingForm,
  openPayPalOfGuest,
  reachPaymentPage,
  registerOnForm,
} from './support/booking-form';
import { holdPage, notices } from './support/busy-machine';
import { confirmedGuest, leaveUnasked, payButton } from './support/buying';
import { callsSince, withoutNotices } from './support/emulator';
import { newestGuest } from './support/hosts-view';
import { approve, cancel, decline } from './support/paypal';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

// Screens are looked at six times.
test.describe.configure({ timeout: 180_000 });

const WIDTHS = [320, 768, 1440];
/** Higher than the form at 320. */
const WHOLE = 3200;
const button = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' });
const summary = (page: Page) => page.getByRole('region', { name: 'Booking summary' });

for (const width of [390, 1440]) {
  test(`from the form to the confirmation, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillBookingForm(page, newcomer('Quinn'), '?cabin=Ocean%20View');
    await expect(page.getByRole('radio', { name: /Ocean View/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /Travel Insurance/ }).check();
    if (width < 1024) await page.getByText('Booking summary').first().click();
    await expect(summary(page)).toContainText(/Base price\s*\$925/);
    await expect(summary(page)).toContainText(/Travel insurance\s*\$160/);
    await expect(summary(page)).toContainText(/Total\s*\$1,085/);
    await expect(summary(page)).toContainText(/Amount payable today\s*\$1,031/);
    await expect(summary(page)).toContainText('September 5-8, 2025');
    const goOn = await holdPage(page, '**/template/payment/*');
    await button(page).click();
    await expect(notices(page)).toContainText(/Registration Successful.*Redirecting to payment\.\.\./s);
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    goOn();

    await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
    await expect(page.getByText(/Your place is held until/)).toBeVisible();
    await approve(await openPayPalOfGuest(page), '$1,031.00');
    await confirmedGuest(page);
    await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(/Amount paid\s*\$1,031/);
    expect(await newestGuest('Quinn Voyager')).toMatchObject({ amountPaidCents: 103_100 });
  });
}

test('who changes to the deposit on the payment page pays the deposit, and reads what comes next', async ({
  page,
}) => {
  const id = await reachPaymentPage(page, newcomer('Dee'));
  await cancel(await openPayPalOfGuest(page));
  await expect(page.getByRole('alert')).toContainText('You left PayPal before paying');
  await page.getByRole('radio', { name: /25% deposit/ }).check();
  await expect(payButton(page)).toHaveText('Pay $213 today');
  await approve(await openPayPalOfGuest(page), '$213.00');
  await confirmedGuest(page);

  await page.goto(`/template/payment/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are up to date' })).toBeVisible();
  const schedule = page.getByRole('region', { name: 'Your payments' });
  await expect(schedule).toContainText(/DepositPaid\s*\$213/);
  await expect(schedule).toContainText(/Second payment.*Mon, Jul 7.*\$425/);
  await expect(schedule).toContainText(/Final payment.*Wed, Aug 6.*\$212/);
});

test('a declined card says so, can be tried again, and ten clicks make one order', async ({ page }) => {
  const since = new Date();
  await reachPaymentPage(page, newcomer('Bea'));
  await decline(await openPayPalOfGuest(page));
  const note = page.getByRole('alert');
  await expect(note).toContainText('Your payment method was declined');
  const asBefore = page.viewportSize();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const inCard = [note, payButton(page), page.getByRole('region', { name: 'Payment options' })];
    const edges = inCard.map((what) => what.evaluate((element) => element.getBoundingClientRect().right));
    const [ofNote = 0, ofPay = 0, ofCard = 0] = await Promise.all(edges);
    expect(Math.max(ofNote, ofPay)).toBeLessThan(ofCard);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  if (asBefore) await page.setViewportSize(asBefore);

  const popup = page.waitForEvent('popup');
  await payButton(page).evaluate((pay: HTMLButtonElement) => {
    for (let click = 0; click < 10; click++) pay.click();
  });
  await approve(await popup, '$808.00');
  await confirmedGuest(page);
  const made = (await callsSince(since, 'create')).filter(({ tookEffect }) => tookEffect);
  expect(made).toHaveLength(1);
});

test('a browser that died after the approval finds its payment by asking again', async ({
  page,
  anotherBrowser,
}) => {
  const id = await reachPaymentPage(page, newcomer('Ivo'));
  await page.route('**/paypal/order/*/capture', (route) => route.abort());
  await withoutNotices(async () => {
    await approve(await openPayPalOfGuest(page), '$808.00');
    await leaveUnasked(id);
    await expect(page.getByRole('button', { name: 'Confirming your payment...' })).toBeVisible();
    await page.close();
    const later = await anotherBrowser();
    await later.goto(`/template/payment/${id}`);
    await later.getByRole('button', { name: 'I have paid, check again' }).click();
    await expect(notices(later)).toContainText(/Payment Status Updated.*information has been recorded\./s);
    await expect(later.getByRole('heading', { level: 1, name: 'Already paid' })).toBeVisible();
  });
});

test('PayPal that cannot be loaded is told beside the button, and can be tried again', async ({ page }) => {
  await page.route('**/web-sdk/**', (route) => route.abort());
  await reachPaymentPage(page, newcomer('Lou'));
  await agreeOnce(page);
  await payButton(page).click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('PayPal could not be opened. You were not charged.');
  await expect(note.getByRole('link', { name: /@/ })).toBeVisible();
  await page.unroute('**/web-sdk/**');
  const popup = page.waitForEvent('popup');
  await note.getByRole('button', { name: 'Retry' }).click();
  await approve(await popup, '$808.00');
  await confirmedGuest(page);
});

test('each refusal stands where it helps', async ({ page }) => {
  await page.goto('/template/register');
  await button(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );

  await fillBookingForm(page, newcomer('Ray'));
  const message = 'Sorry, there are not enough places left for this booking.';
  await page.route('**/api/guests', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, code: 'trip.sold_out', message } }),
  );
  await button(page).click();
  await expect(notices(page)).toContainText(/Registration Failed.*Failed to register guest/s);
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ray Voyager');
});

test('a link that nobody has leads to nobody', async ({ page }) => {
  await page.goto(`/template/payment/${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guest Not Found' })).toBeVisible();
  await expect(page.getByText('The guest registration could not be found.')).toBeVisible();
});

test('a reload keeps what was typed, and nothing personal stands in the address', async ({ page }) => {
  const mia = newcomer('Mia');
  await fillBookingForm(page, mia);
  await page.getByRole('radio', { name: /Balcony/ }).check();
  await page.getByRole('radio', { name: /25% deposit/ }).check();
  await expect(summary(page)).toContainText('Balcony');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Mia Voyager');
  await expect(page.getByLabel('Email Address')).toHaveValue(mia.email);
  await expect(page.getByRole('radio', { name: /Balcony/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /25% deposit/ })).toBeChecked();
  expect(page.url()).not.toMatch(/Mia|%40|@/);
});

test('what is typed before the script has come stays', async ({ page }) => {
  let release = () => undefined as void;
  const scriptsMayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/template/register', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Early Bird');
  await expect(button(page)).toBeDisabled();
  release();
  await expect(button(page)).toBeEnabled();
  await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird');
});

test('Back and once more the same form is one booking', async ({ page }) => {
  await fillBookingForm(page, newcomer('Una'));
  const first = await registerOnForm(page);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Una Voyager');
  expect(await registerOnForm(page)).toBe(first);
});

test('a guest reads their own payments; a visitor is denied them', async ({ page }) => {
  await page.goto('/guest/payment');
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await enterAs(page, 'priya');
  await page.goto('/guest/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Your payments' })).toBeVisible();
  const schedule = page.getByRole('region', { name: 'Schedule' });
  await expect(schedule).toContainText(/Deposit\s*Paid/);
  await expect(schedule).toContainText(/Second payment.*Due.*Jul 7/);
  await expectAccessible(page, 'guest payments', WIDTHS);
});

test('form and payment page can be used by everybody', async ({ page }) => {
  await page.goto('/template/register');
  await expect(button(page)).toBeEnabled();
  await expectAccessible(page, 'booking form', WIDTHS, WHOLE);
  await button(page).click();
  await expectAccessible(page, 'booking form with errors', WIDTHS, WHOLE);
  await reachPaymentPage(page, newcomer('Axel'));
  await expectAccessible(page, 'payment page', WIDTHS);
});
