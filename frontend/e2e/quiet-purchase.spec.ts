import {
  bookCabin,
  confirmedGuest,
  continueToPayment,
  fillGuest,
  guestForm,
  openPayPal,
} from './support/buying';
import { noiseOf } from './support/noise';
import { approve } from './support/paypal';
import { newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

inEachWindow(() => {
  test('from the home page to the confirmation nothing fails, in the console or on the wire', async ({
    page,
  }) => {
    const noise = noiseOf(page);
    await page.goto('/');
    await bookCabin(page, 'Balcony', 'Single');
    await fillGuest(guestForm(page, 'Primary guest'), newcomer('Iris'));
    await continueToPayment(page);
    await page.getByRole('checkbox', { name: /travel insurance/ }).check();
    await page.getByRole('radio', { name: /25% deposit/ }).check();
    await approve(await openPayPal(page), '$384.00');
    await confirmedGuest(page);
    await page.reload();
    await confirmedGuest(page);
    expect(noise).toEqual([]);
  });
}, ['phone']);
