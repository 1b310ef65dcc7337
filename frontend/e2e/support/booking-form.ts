import type { Page } from '@playwright/test';
import type { Newcomer } from './people';
import { payButton } from './buying';
import { expect } from './test';

/** The booking form with somebody's details in it. */
export async function fillBookingForm(page: Page, { firstName, lastName, email }: Newcomer, query = '') {
  await page.goto(`/template/register${query}`);
  await page.getByLabel('Full Name').fill(`${firstName} ${lastName}`);
  await page.getByLabel('Email Address').fill(email);
}

/** Sends the form; answers the new guest's id once their payment page is there. */
export async function registerOnForm(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Presses Pay and answers PayPal's window. */
export async function openPayPalOfGuest(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await payButton(page).click();
  return popup;
}
