import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import { thisSite } from './site';

/** The demo's logins: marisol and theo host the trip, nina and lucas have paid, priya has paid her deposit. */
export type DemoName = 'marisol' | 'theo' | 'nina' | 'lucas' | 'priya';

interface Login {
  name: string;
  username: string;
  password: string;
}

/** A demo person's name and login, as the login page lists them. */
export async function demoLogin({ request }: Page, username: DemoName): Promise<Login> {
  return findLogin(request, username);
}

/** Signs a browser in without its login page, for journeys that are about something else. */
export async function enterAs({ request }: Page, username: DemoName): Promise<void> {
  await logInBy(request, username);
}

/** Signs in by the API; the session's cookie stays with `api`. */
export async function logInBy(api: APIRequestContext, username: DemoName): Promise<void> {
  const { password } = await findLogin(api, username);
  const reply = await api.post('/api/auth/login', {
    data: { username, password },
    headers: { origin: thisSite().origin },
  });
  expect(reply.status()).toBe(200);
}

async function findLogin(api: APIRequestContext, username: DemoName): Promise<Login> {
  const logins = (await (await api.get('/api/demo/logins')).json()) as Login[];
  const login = logins.find((one) => one.username === username);
  if (!login) throw new Error(`The demo has no login "${username}"`);
  return login;
}

/** Signs in on the login page. */
export async function signIn(page: Page, { username, password }: Omit<Login, 'name'>): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}

/** Opens the newest mail to somebody. */
export async function openMailTo(page: Page, who: string | RegExp): Promise<void> {
  await page.goto('/demo/mail');
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: who }).first().click();
}

/** What those choose who get an account here. */
export const PASSWORD = 'lantern harbor violet';

let addresses = 0;

/** The headers of a registration from a machine of its own, as the proxy before the site tells of it. */
export function fromElsewhere(): Record<string, string> {
  addresses += 1;
  const { pid } = process;
  const address = `10.${(pid >> 8) % 256}.${pid % 256}.${addresses % 256}`;
  return { origin: thisSite().origin, 'x-forwarded-for': address };
}

/** Registers somebody, as the form sends it; answers their user name. */
export async function register(
  api: APIRequestContext,
  person: Newcomer,
  role: 'guest' | 'host',
): Promise<string> {
  const username = person.email.replace(/@.*/, '').replace('.', '-');
  const data = { ...person, username, role, password: PASSWORD, confirmPassword: PASSWORD };
  const reply = await api.post('/api/auth/register', { headers: fromElsewhere(), data });
  expect(reply.status()).toBe(201);
  return username;
}

/** Somebody who registers as a host and confirms their address. */
export async function askToHost(api: APIRequestContext, firstName = 'Ravi') {
  const person = newcomer(firstName, 'Sample');
  const username = await register(api, person, 'host');
  const token = await foundInMail(api, person.email, /confirm-email#token=([\w-]+)/);
  const proof = { data: { token }, headers: { origin: thisSite().origin } };
  expect((await api.post('/api/auth/confirm-email', proof)).status()).toBe(200);
  // Several of the same name may have asked: everything of this one is found by the user name.
  return { name: nameOf(person), username, email: person.email };
}

let count = 0;

/** A traveller whom nobody has booked for yet. */
export function newcomer(firstName: string, lastName = 'Voyager') {
  const email = `${firstName}.${Date.now().toString(36)}${count++}@example.com`.toLowerCase();
  return { firstName, lastName, email };
}
export type Newcomer = ReturnType<typeof newcomer>;

export const nameOf = ({ firstName, lastName }: Newcomer): string => `${firstName} ${lastName}`;

/** What a pattern's group finds in a mail to somebody; waits until one has it. */
export async function foundInMail(
  request: APIRequestContext,
  email: string,
  pattern: RegExp,
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/api/demo/mails')).json()) as { to: string; body: string }[];
    const mine = mails.filter(({ to }) => to === email).map(({ body }) => pattern.exec(body)?.[1]);
    found = mine.find(Boolean);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Signs a browser in by the one-time link of the mail that somebody got when their booking was paid. */
export async function enterByMail({ request }: Page, { email }: Pick<Newcomer, 'email'>): Promise<void> {
  const token = await foundInMail(request, email, /#token=([\w-]+)/);
  const reply = await request.post('/api/auth/set-password', {
    data: { token, password: PASSWORD },
    headers: { origin: thisSite().origin },
  });
  expect(reply.status()).toBe(200);
}
