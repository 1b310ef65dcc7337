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
} from './support/buying';
import { callsSince } from './support/emulator';
import { approve, cancel } from './support/paypal';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

inEachWindow(() => {
  test.describe('where no window may open', () => {
    test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { open: () => null })));

    test('PayPal takes the page and gives it back', async ({ page }) => {
      await reachCheckout(page, newcomer('Jun'));
      await agreement(page).check();
      await payButton(page).click();
      await approve(page, '$808.00');
      expect(await confirmedGuest(page)).toMatch(/^[\w-]{22}$/);
    });

    test('leaving PayPal comes back to the checkout with everything in it', async ({ page }) => {
      await reachCheckout(page, newcomer('Ola'));
      await agreement(page).check();
      await payButton(page).click();
      await cancel(page);
      await expect(page.getByRole('alert')).toContainText('You left PayPal before paying');
      await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Ola Voyager');
    });

    test('the browser’s Back from PayPal finds the checkout ready, and money is taken once', async ({
      page,
    }) => {
      const since = new Date();
      await reachCheckout(page, newcomer('Uma'));
      await agreement(page).check();
      await payButton(page).click();
      await expect(page.getByRole('button', { name: 'Pay $808.00' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Uma Voyager');
      await expect(payButton(page)).toBeEnabled();
      await agreement(page).check();
      await payButton(page).click();
      await approve(page, '$808.00');
      await confirmedGuest(page);
      const taken = (await callsSince(since, 'capture')).filter(({ tookEffect }) => tookEffect);
      expect(taken).toHaveLength(1);
    });
  });

  test('ten clicks on Pay make one order and take the money once', async ({ page }) => {
    const since = new Date();
    await reachCheckout(page, newcomer('Kim'));
    await agreement(page).check();
    const popup = page.waitForEvent('popup');
    await payButton(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) button.click();
    });
    await approve(await popup, '$808.00');
    await confirmedGuest(page);
    const made = (await callsSince(since, 'create')).filter(({ tookEffect }) => tookEffect);
    const taken = (await callsSince(since, 'capture')).filter(({ tookEffect }) => tookEffect);
    expect([made.length, taken.length]).toEqual([1, 1]);
  });

  test('a deposit says what is due when, before and after it is paid', async ({ page }) => {
    await bookCabin(page, 'Ocean View');
    await fillGuest(guestForm(page, 'Primary guest'), newcomer('Ana'));
    await fillGuest(guestForm(page, 'Second guest'), newcomer('Ben'));
    await continueToPayment(page);

    await page.getByRole('radio', { name: /25% deposit/ }).check();
    const summary = await bookingSummary(page);
    await expect(summary).toContainText(/Due today\s*\$406/);
    await expect(summary).toContainText(/Due Mon, Jul 7, 2025\s*\$812/);
    await expect(summary).toContainText(/Due Wed, Aug 6, 2025\s*\$406/);
    await expect(payButton(page)).toHaveText('Pay $406 today');

    await approve(await openPayPal(page), '$406.00');
    await confirmedGuest(page);
    const receipt = page.getByRole('region', { name: 'Your booking' });
    await expect(receipt).toContainText(/Amount paid\s*\$406/);
    await expect(receipt).toContainText(/Remaining\s*\$1,218/);
    await expect(receipt).toContainText(/Next payment\s*Mon, Jul 7/);
  });
}, ['desk']);

test('who has paid a deposit meets the gate of the chat, and the way to the rest first', async ({ page }) => {
  await enterAs(page, 'priya');
  await page.goto('/template/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Access Required' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See what is left to pay' })).toHaveAttribute(
    'href',
    '/guest/payment',
  );
  await expect(main.getByRole('link', { name: 'Guest Login', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to trip overview' })).toHaveAttribute('href', '/');
  await expect(main.getByText(/^Already paid\?/)).toBeVisible();
});
