import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { paths } from '../../src/api/schema.generated';
import { type Newcomer, nameOf } from './people';
import { takenOver } from './busy-machine';
import { agreement, payButton } from './buying';
import { thisSite } from './site';
import { expect } from './test';

type Form = paths['/api/guests']['post']['requestBody']['content']['application/json'];

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

/** The payment page of somebody who has sent the form before; answers the new guest's id. */
export async function reachPaymentPage(page: Page, guest: Newcomer): Promise<string> {
  const data: Form = {
    name: nameOf(guest),
    email: guest.email,
    cabinType: 'inside',
    paymentType: 'full',
    travelInsurance: false,
  };
  const headers = { origin: thisSite().origin, 'idempotency-key': randomUUID() };
  const reply = await page.request.post('/api/guests', { data, headers });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  await page.goto(`/template/payment/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
  await takenOver(page);
  return id;
}

/** Agrees where that is asked, presses Pay and answers PayPal's window. */
export async function openPayPalOfGuest(page: Page): Promise<Page> {
  await agreeOnce(page);
  const popup = page.waitForEvent('popup');
  await payButton(page).click();
  return popup;
}

/** Ticks the terms on the payment page; who agreed before is not asked again. */
export async function agreeOnce(page: Page): Promise<void> {
  await expect(payButton(page)).toBeVisible();
  if (await agreement(page).isVisible()) await agreement(page).check();
}
