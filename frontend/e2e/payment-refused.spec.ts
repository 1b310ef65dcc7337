import { rowsOf } from './support/database';
import { sticksOut } from './support/axe';
import { confirmedGuest, openPayPal, payButton, reachCheckout, agreement } from './support/buying';
import { capturesOf, withoutNotices } from './support/emulator';
import { newestGuest } from './support/hosts-view';
import { CRUISE } from './support/on-sale';
import { approve, cancel, closeWindow, decline } from './support/paypal';
import { newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';
import type { Page } from '@playwright/test';

const DUE = '$808.00';

/** The ids of the orders that a page asks for. */
function ordersOf(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/paypal/order')) return;
    ids.push(((await response.json()) as { id: string }).id);
  });
  return ids;
}

inEachWindow(() => {
  test('a declined card takes nothing, and the same order can be paid afterwards', async ({ page }) => {
    const maya = newcomer('Maya');
    const orders = ordersOf(page);
    await reachCheckout(page, maya);

    await decline(await openPayPal(page));
    const note = page.getByRole('alert');
    await expect(note).toContainText('Your payment method was declined. Please choose another one.');
    const window = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => sticksOut(page)).toBe(0);
    const [card, said] = await Promise.all([
      page.getByRole('region', { name: 'Payment' }).boundingBox(),
      note.boundingBox(),
    ]);
    expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
    if (window) await page.setViewportSize(window);
    expect(await newestGuest('Maya Voyager')).toMatchObject({ paymentStatus: 'unpaid', amountPaidCents: 0 });

    const popup = page.waitForEvent('popup');
    await payButton(page).click();
    await approve(await popup, DUE);
    await confirmedGuest(page);
    expect(new Set(orders).size).toBe(1);
    expect(await capturesOf(orders[0] ?? '')).toHaveLength(1);
  });

  test('leaving PayPal takes nothing and keeps everything entered', async ({ page }) => {
    const noor = newcomer('Noor');
    const orders = ordersOf(page);
    await reachCheckout(page, noor);
    await page.getByRole('checkbox', { name: /travel insurance/ }).check();

    await cancel(await openPayPal(page));
    await expect(page.getByRole('alert')).toContainText(
      'You left PayPal before paying. You were not charged',
    );
    await expect(page.getByRole('checkbox', { name: /travel insurance/ })).toBeChecked();
    await expect(agreement(page)).toBeChecked();
    await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Noor Voyager');
    await expect(payButton(page)).toBeEnabled();
    expect(await newestGuest('Noor Voyager')).toMatchObject({ paymentStatus: 'unpaid', amountPaidCents: 0 });
    expect(await capturesOf(orders[0] ?? '')).toHaveLength(0);
  });

  test('an approval whose word is lost on the way back is found by asking', async ({ page }) => {
    await reachCheckout(page, newcomer('Ada'));
    const paypal = await openPayPal(page);
    await paypal.getByRole('button', { name: `Pay ${DUE}` }).waitFor();
    // From here on PayPal's window cannot reach the shop's: all that the shop sees is that it is gone.
    await paypal.evaluate(() => {
      window.opener = null;
    });
    await withoutNotices(async () => {
      await approve(paypal, DUE);
      await confirmedGuest(page);
    });
    expect(await newestGuest('Ada Voyager')).toMatchObject({ paymentStatus: 'paid' });
  });

  test('closing the window counts as leaving', async ({ page }) => {
    await reachCheckout(page, newcomer('Ines'));
    const paypal = await openPayPal(page);
    await expect(paypal.getByRole('button', { name: `Pay ${DUE}` })).toBeVisible();
    await closeWindow(paypal);
    await expect(page.getByRole('alert')).toContainText('You left PayPal before paying');
  });
}, ['phone']);

test('who comes back from PayPal in another browser reads where the payment stands, and is offered no second one', async ({
  page,
  anotherBrowser,
}) => {
  const orders = ordersOf(page);
  let isCut = true;
  await page.route('**/paypal/order/*/capture', (route) => (isCut ? route.abort() : route.continue()));
  await reachCheckout(page, newcomer('Vera'));
  await withoutNotices(async () => {
    await approve(await openPayPal(page), DUE);
    await expect.poll(() => orders.length).toBe(1);
    // After a minute the server would ask PayPal by itself.
    await rowsOf('UPDATE payments SET next_check_at = NULL WHERE provider_order_id = $1', [orders[0]]);

    const later = await anotherBrowser();
    await later.goto(`/trips/${CRUISE}/checkout?paypal=approved&token=${orders[0]}`);
    await expect(
      later.getByRole('heading', { level: 1, name: 'We are confirming your payment' }),
    ).toBeVisible();
    await expect(later.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

    isCut = false;
    await confirmedGuest(page);
    await expect(later.getByRole('heading', { level: 1, name: 'Your payment has arrived' })).toBeVisible();
  });
  expect(await capturesOf(orders[0] ?? '')).toHaveLength(1);
});
