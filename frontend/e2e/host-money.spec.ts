import { arrivals, openDashboard } from './support/dashboard';
import { addGuest, payInCash } from './support/host-api';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

test('a host writes money down: the other host sees it arrive, and it stands in the history with its reason', async ({
  page,
  anotherBrowser,
}) => {
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await openDashboard(theo);

  await enterAs(page, 'marisol');
  const emery = await addGuest(page.request, newcomer('Emery'), { paymentType: 'installment' });
  await payInCash(page.request, emery, 21_300);
  await page.goto('/host/dashboard?tab=payments&trip=1');
  await page.getByLabel('Search payments').fill(emery.email.toUpperCase());
  // The rows of before would move from under the pointer.
  await expect(page.getByText('1 booking found')).toBeVisible();
  await page.getByRole('button', { name: `Payments of ${emery.name}` }).click();
  const drawer = page.getByRole('dialog', { name: `Payments of ${emery.name}` });
  await drawer.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog', { name: `Record a payment from ${emery.name}` });
  await dialog.getByLabel('Amount in US dollars').fill('71');
  await dialog.getByRole('button', { name: 'Record $71' }).click();
  await expect(dialog.getByText('Write where this money came in')).toBeVisible();
  const reason = `Transfer ${Date.now().toString(36)}`;
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Record $71' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('$566', { exact: true })).toBeVisible();
  await expect(arrivals(theo).filter({ hasText: 'Emery' }).first()).toContainText('$71');

  await drawer.getByRole('link', { name: 'Open the booking' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(reason)).toBeVisible();
  await page.goto('/host/log');
  await expect(page.getByText(reason)).toBeVisible();
});

test('a reminder is looked at before it goes, and goes once a day', async ({ page }) => {
  await enterAs(page, 'theo');
  const halima = await addGuest(page.request, newcomer('Halima'), { paymentType: 'installment' });
  await payInCash(page.request, halima, 21_300);
  await page.goto('/host/dashboard?tab=payments&trip=1');
  await page.getByLabel('Search payments').fill(halima.email);
  await expect(page.getByText('1 booking found')).toBeVisible();
  await page.getByRole('button', { name: `Remind ${halima.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Send payment reminders' });
  await expect(dialog.getByText(halima.name).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 reminder' }).click();
  await expect(dialog.getByText('1 reminder sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: `Remind ${halima.name}` }).click();
  await expect(dialog.getByText('Nobody of those you chose can be reminded now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/demo/mail');
  await expect(page.getByText(halima.email).first()).toBeVisible();
});

test('a host gives a booking its room, and the other host sees who did it', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard?tab=guests&trip=1&q=hannah');
  await page.getByRole('link', { name: 'Edit Hannah Clarke' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hannah');
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(page.url());
  await expect(theo.getByRole('heading', { level: 1 })).toContainText('Hannah');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Room', { exact: true }).fill('8123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(theo.getByText('8123').first()).toBeVisible();
  await expect(theo.getByRole('region', { name: 'History' }).getByText('Marisol Vega').first()).toBeVisible();
});
