import {
  agreement,
  bookCabin,
  bookingSummary,
  confirmedGuest,
  continueToPayment,
  fillGuest,
  guestForm,
  openPayPal,
  payButton,
  reachCheckout,
  walkToCheckout,
} from './support/buying';
import { approve, cancel } from './support/paypal';
import { newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

const PAUSE_MS = 31 * 60_000;

inEachWindow(() => {
  test('cabin, plan and each guest can be changed at the end, and lead back to paying', async ({ page }) => {
    await bookCabin(page, 'Inside Cabin');
    await fillGuest(guestForm(page, 'Primary guest'), newcomer('Mia'));
    await fillGuest(guestForm(page, 'Second guest'), newcomer('Ned'));
    await continueToPayment(page);
    await expect(payButton(page)).toHaveText('Pay $1,383 today');

    await (await bookingSummary(page)).getByRole('link', { name: 'Edit cabin' }).click();
    await expect(page.getByRole('radio', { name: /Inside Cabin/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Ocean View/ })).toBeFocused();
    await expect(page).toHaveURL(/cabin=Ocean%20View&price=725&occupancy=Double/);
    await expect(payButton(page)).toHaveText('Pay $1,543 today');
    await expect(page.locator('output').filter({ hasText: 'Total $1,543' })).toHaveCount(1);

    await (await bookingSummary(page)).getByRole('link', { name: 'Edit plan' }).click();
    await page.keyboard.press('ArrowDown');
    await expect(payButton(page)).toHaveText('Pay $406 today');

    await page.getByRole('link', { name: "Edit Ned's details" }).click();
    const second = guestForm(page, 'Second guest').getByLabel('First name');
    await expect(second).toBeFocused();
    await second.fill('Nadia');
    await continueToPayment(page);
    await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Nadia Voyager');
    await approve(await openPayPal(page), '$406.00');
    await confirmedGuest(page);
    await expect(page.getByRole('region', { name: 'Your booking' })).toContainText('Ocean View for 2');
  });

  test('who pays without agreeing is led to the box, and who stops at PayPal may still change the cabin', async ({
    page,
  }) => {
    await reachCheckout(page, newcomer('Zoe'));
    await payButton(page).click();
    await expect(agreement(page)).toBeFocused();
    await expect(page.getByText('Please agree to the terms before you pay')).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Review and pay/);

    await cancel(await openPayPal(page));
    await expect(page.getByRole('alert')).toContainText('You left PayPal before paying');
    await page.getByRole('radio', { name: /Balcony/ }).click();
    await expect(payButton(page)).toHaveText('Pay $1,306 today');
    const popup = page.waitForEvent('popup');
    await payButton(page).click();
    await approve(await popup, '$1,306.00');
    await confirmedGuest(page);
    await expect(page.getByRole('region', { name: 'Your booking' })).toContainText('Balcony for 1');
  });
});

inEachWindow(() => {
  test('a price that changed meanwhile is told before anything is charged', async ({ page }) => {
    await reachCheckout(page, newcomer('Pia'));
    await page.route('**/api/quote', async (route) => {
      const answer = await route.fetch();
      const quote = (await answer.json()) as object;
      await route.fulfill({
        response: answer,
        json: { ...quote, dueToday: '200.00', dueTodayCents: 20_000 },
      });
    });
    // What the page was drawn without has to be asked for.
    await page.getByRole('radio', { name: /Ocean View/ }).check();
    await page.getByRole('radio', { name: /deposit/ }).check();
    await agreement(page).check();
    await expect(payButton(page)).toHaveText('Pay $200 today');
    await page.unroute('**/api/quote');

    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The amount is now $231.');
    await expect(payButton(page)).toHaveText('Pay $231 today');
    const popup = page.waitForEvent('popup');
    await payButton(page).click();
    await approve(await popup, '$231.00');
    await confirmedGuest(page);
  });

  test('a payment script that does not load says so, and works once it does', async ({ page }) => {
    const script = /sdk|web-sdk/;
    await page.route(script, (route) => route.abort());
    await reachCheckout(page, newcomer('Sol'));
    await agreement(page).check();
    await payButton(page).click();
    const note = page.getByRole('alert');
    await expect(note).toContainText('PayPal could not be opened. You were not charged.');
    await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);

    await page.unroute(script);
    const popup = page.waitForEvent('popup');
    await note.getByRole('button', { name: 'Retry' }).click();
    await approve(await popup, '$808.00');
    await confirmedGuest(page);
  });
}, ['phone']);

test('half an hour away from the checkout loses nothing, and pays with a new token', async ({ page }) => {
  // The pause ends in the present, by which PayPal's script judges its tokens. Only the time is ours, not the timers:
  // played back in lumps, they would take PayPal's closing window for a buyer's leaving.
  await page.addInitScript((pauseMs) => {
    const { now } = Date;
    let aheadMs = -pauseMs;
    Date.now = () => now() + aheadMs;
    addEventListener('pause-is-over', () => {
      aheadMs = 0;
    });
  }, PAUSE_MS);
  let tokens = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/paypal/setup') && response.ok()) tokens++;
  });
  await reachCheckout(page, newcomer('Lou'), 'Balcony');
  const summary = await (await bookingSummary(page)).innerText();
  await payButton(page).hover();
  await expect.poll(() => tokens).toBe(1);

  await page.evaluate(() => dispatchEvent(new Event('pause-is-over')));
  expect(await (await bookingSummary(page)).innerText()).toBe(summary);
  await approve(await openPayPal(page), '$1,306.00');
  await confirmedGuest(page);
  expect(tokens).toBe(2);
});

test('two tabs of one browser pay for what the later one booked, or are told', async ({ page, context }) => {
  await walkToCheckout(page, newcomer('Ada'));
  const later = await context.newPage();
  await walkToCheckout(later, newcomer('Eve'), 'Balcony');

  await agreement(page).check();
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('changed in another tab');
  await page.getByRole('link', { name: 'Look at it as it is now' }).click();
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Eve Voyager');
  await approve(await openPayPal(later), '$1,306.00');
  await confirmedGuest(later);
});
