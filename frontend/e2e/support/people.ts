import type { Page } from '@playwright/test';
import { expect } from './test';
import { siteOrigin } from './site';

/** The demo's logins: marisol and theo host the trip, nina and lucas have paid, priya has paid her deposit. */
export type DemoName = 'marisol' | 'theo' | 'nina' | 'lucas' | 'priya';

export interface Login {
  name: string;
  username: string;
  password: string;
}

/** A demo person's name and login, as the login page lists them. */
export async function demoLogin(page: Page, username: DemoName): Promise<Login> {
  const logins = (await (await page.request.get('/api/demo/logins')).json()) as Login[];
  const login = logins.find((one) => one.username === username);
  if (!login) throw new Error(`The demo has no login "${username}"`);
  return login;
}

/** Signs a browser in without its login page, for journeys that are about something else. */
export async function isSignedIn(page: Page, username: DemoName): Promise<Login> {
  const login = await demoLogin(page, username);
  const reply = await page.request.post('/api/auth/login', {
    data: { username, password: login.password },
    headers: { origin: siteOrigin() },
  });
  expect(reply.status()).toBe(200);
  return login;
}

/** Signs in on the login page. */
export async function signIn(page: Page, { username, password }: Omit<Login, 'name'>): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
}

let count = 0;

/** A traveller whom nobody has booked for yet. */
export function newcomer(firstName: string, lastName = 'Voyager') {
  const email = `${firstName}.${Date.now().toString(36)}${count++}@example.com`.toLowerCase();
  return { firstName, lastName, email };
}
export type Newcomer = ReturnType<typeof newcomer>;
