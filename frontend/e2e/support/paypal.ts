import type { Page } from '@playwright/test';

/** PayPal's approval page, in its window or in the shop's own. The amount is as the buyer reads it: "$1,553.00". */
export async function approve(paypal: Page, amount: string): Promise<void> {
  await paypal.getByRole('button', { name: `Pay ${amount}` }).click();
}

export async function decline(paypal: Page): Promise<void> {
  await paypal.getByRole('button', { name: 'Decline' }).click();
}

export async function cancel(paypal: Page): Promise<void> {
  await paypal.getByRole('button', { name: 'Cancel' }).click();
}

/** Leaves PayPal's window without a decision, as with its own cross. */
export async function closeWindow(paypal: Page): Promise<void> {
  const closed = paypal.waitForEvent('close');
  // Pressed once this is answered: a window that goes during the press would take the answer along.
  await paypal
    .getByRole('button', { name: 'Close the window' })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closed;
}
