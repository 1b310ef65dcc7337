import type { Page } from '@playwright/test';
import { translate } from '../src/testing/translate';
import { reachPaymentPage } from './support/booking-form';
import { takenOver } from './support/busy-machine';
import { bookCabin, guestForm, payButton } from './support/buying';
import { newcomer } from './support/people';
import { expect, test } from './support/test';

/** Replaces the page's texts as a browser's translator does, again and again as new ones come. */
async function translatePage(page: Page): Promise<void> {
  await page.locator('main').evaluate(translate);
}

const notTurnedOff = (page: Page) =>
  expect(page.getByText('Something went wrong while showing this page.')).toHaveCount(0);

/** A form that keeps what is typed is alive: a page is translated after its scripts have taken it over. */
const isKept = (page: Page) => expect(page.getByText(/^Saved in this tab/)).toBeVisible();

test('a translated booking form takes every letter, and its page goes on telling the truth', async ({
  page,
}) => {
  await page.goto('/template/register?cabin=Ocean%20View');
  await page.getByLabel('Full Name').fill('Q');
  await isKept(page);
  await page.getByRole('button', { name: 'Clear my details' }).click();

  await translatePage(page);
  await page.getByLabel('Full Name').pressSequentially('Quinn Voyager');
  await notTurnedOff(page);
  await isKept(page);
  await page.getByRole('checkbox', { name: /Travel Insurance/ }).check();
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await expect(summary).toContainText(/Total\s*\$1,085/);
  await translatePage(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert').first()).toContainText('needs another look');
  await notTurnedOff(page);
});

test('translated, the form of the travellers takes every letter, and so does a message to the hosts', async ({
  page,
}) => {
  await bookCabin(page, 'Inside Cabin');
  const form = guestForm(page, 'Primary guest');
  await form.getByLabel('First name').fill('Q');
  await isKept(page);
  await translatePage(page);
  await form.getByLabel('First name').pressSequentially('uinn');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert').first()).toContainText('fields need another look');
  await translatePage(page);
  await form.getByLabel('Last name').pressSequentially('Voyager');
  await notTurnedOff(page);

  const visitor = newcomer('Wren');
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Wren Voyager');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('What is it about?').selectOption('Something else');
  await page.getByLabel('Message').fill('Is there a piano on board?');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('piano');
  await translatePage(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
});

test('a translated pay button says the amount of what is chosen', async ({ page }) => {
  await reachPaymentPage(page, newcomer('Quinn'));
  await expect(payButton(page)).toHaveText('Pay $808 today');
  await takenOver(page);
  await translatePage(page);
  await page.getByRole('radio', { name: /^Pay a 25% deposit/ }).check();
  await expect(payButton(page)).toHaveText('Pay $213 today');
  await translatePage(page);
  await page.getByRole('radio', { name: /^Pay in full/ }).check();
  await expect(payButton(page)).toHaveText('Pay $808 today');
  await notTurnedOff(page);
});
