import type { Locator, Page } from '@playwright/test';
import type { paths } from '../../src/api/schema.generated';
import { takenOver } from './busy-machine';
import { rowsOf } from './database';
import type { Newcomer } from './people';
import { thisSite } from './site';
import { expect } from './test';

type Draft = paths['/api/checkout/draft']['put']['requestBody']['content']['application/json'];

const CABINS = { 'Inside Cabin': 'inside', 'Ocean View': 'oceanview', Balcony: 'balcony' } as const;
export type Cabin = keyof typeof CABINS;

/** From the prices to the form of the travellers. */
export async function bookCabin(page: Page, cabin: Cabin, occupancy: 'Double' | 'Single' = 'Double') {
  await page.goto('/template/pricing');
  await takenOver(page);
  if (occupancy === 'Single') await page.getByRole('radio', { name: 'Single' }).check();
  await page.getByRole('article', { name: cabin }).getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is coming along?' })).toBeVisible();
}

/** A traveller's part of the form. */
export function guestForm(page: Page, which: 'Primary guest' | 'Second guest'): Locator {
  return page.getByRole('region', { name: which });
}

/** Fills in everything that is asked of a traveller and not optional. */
export async function fillGuest(form: Locator, { firstName, lastName, email }: Newcomer): Promise<void> {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('+1 (555) 010-0199');
  await form.getByLabel('Month').fill('March');
  await form.getByLabel('Day').fill('27');
  await form.getByLabel('Year').fill('1990');
  await form.getByLabel('Emergency contact name').fill('Robin Sample');
  await form.getByLabel('Emergency contact phone').fill('555 0100');
  await form.getByLabel('Emergency contact relation').selectOption('Sibling');
}

export async function continueToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
}

/** From the prices over the form to the checkout of a cabin for one. */
export async function walkToCheckout(
  page: Page,
  guest: Newcomer,
  cabin: Cabin = 'Inside Cabin',
): Promise<void> {
  await bookCabin(page, cabin, 'Single');
  await fillGuest(guestForm(page, 'Primary guest'), guest);
  await continueToPayment(page);
}

/** Straight to the checkout of a cabin for one, whose form was filled in before: for journeys that begin with paying. */
export async function reachCheckout(
  page: Page,
  { firstName, lastName, email }: Newcomer,
  cabin: Cabin = 'Inside Cabin',
): Promise<void> {
  const traveller = {
    ...{ firstName, lastName, email },
    phone: '+1 (555) 010-0199',
    dateOfBirth: '1990-03-27',
    emergencyContactName: 'Robin Sample',
    emergencyContactPhone: '555 0100',
    emergencyContactRelation: 'Sibling' as const,
  };
  const choice = { cabinType: CABINS[cabin], occupancy: 'single', travelInsurance: false } as const;
  const data: Draft = { ...choice, paymentType: 'full', travellers: [traveller] };
  const reply = await page.request.put('/api/checkout/draft', {
    data,
    headers: { origin: thisSite().origin },
  });
  expect(reply.status()).toBe(200);
  await page.goto(`/template/checkout?${new URLSearchParams({ cabin, occupancy: 'Single' })}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
  await takenOver(page);
}

export const agreement = (page: Page): Locator => page.getByRole('checkbox', { name: /agree/ });
/** The Pay button below the agreement; wide windows have a second one in the summary. */
export const payButton = (page: Page): Locator =>
  page.getByRole('region', { name: 'Payment' }).getByRole('button', { name: /^Pay \$/ });

/** What is being booked; narrow windows open it from the bar. */
export async function bookingSummary(page: Page): Promise<Locator> {
  const summary = page.getByRole('region', { name: 'Booking summary' });
  const bar = page.locator('summary').filter({ hasText: 'Booking summary' });
  await expect(summary.or(bar).first()).toBeVisible();
  if (!(await summary.isVisible())) await bar.click();
  return summary;
}

/** Agrees, presses Pay and answers PayPal's window, on the page that waits for the decision. */
export async function openPayPal(page: Page): Promise<Page> {
  await agreement(page).check();
  const popup = page.waitForEvent('popup');
  await payButton(page).click();
  return popup;
}

/** The confirmation, once the money is in the books; answers the guest's id from the address. */
export async function confirmedGuest(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: /^You are on board/ })).toBeVisible();
  return new URL(page.url()).searchParams.get('guest') ?? '';
}

/** The product asks PayPal for a guest's payment by itself after a while, on a busy machine too soon: not for this one. */
export async function leaveUnasked(guestId: string): Promise<void> {
  await rowsOf(
    `UPDATE payments SET next_check_at = NULL
      WHERE booking_id = (SELECT booking_id FROM guests WHERE public_id = $1)`,
    [guestId],
  );
}
