import type { Page } from '@playwright/test';
import { notices } from './support/busy-machine';
import { demoLogin, logOut, newcomer, type Newcomer, PASSWORD, register, signIn } from './support/people';
import { expect, test } from './support/test';

async function fillRegistration(page: Page, { firstName, lastName, email }: Newcomer): Promise<string> {
  const username = email.replace(/@.*/, '');
  await page.goto('/register');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  return username;
}

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

/** As nobody: wrong passwords of somebody would keep the journeys after this one out of their account. */
async function failToSignIn(page: Page, username = 'nobody'): Promise<void> {
  await signIn(page, { username, password: 'not theirs' });
  await expect(notices(page)).toContainText('Invalid credentials');
}

test('a guest registers, signs in, and meets the gate until the trip is paid', async ({ page }) => {
  const username = await fillRegistration(page, newcomer('Robin'));
  await createAccount(page);
  await expect(notices(page)).toContainText(
    /Registration successful.*Your account has been created\. Please log in\./s,
  );
  await expect(page).toHaveURL('/login');

  await signIn(page, { username, password: PASSWORD });
  await expect(notices(page)).toContainText('Welcome to your trip!');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Access Required' })).toBeVisible();
});

test('a host registers, and is a guest until a host approves', async ({ page }) => {
  const username = await fillRegistration(page, newcomer('Harper'));
  await page.getByRole('radio', { name: 'Host' }).check();
  await createAccount(page);
  await expect(notices(page)).toContainText(/Registration successful.*approve/s);

  await signIn(page, { username, password: PASSWORD });
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Host Dashboard' })).toBeHidden();
  expect((await page.request.get('/api/host/overview')).status()).toBe(403);
});

test('a wrong password is told in a toast and in the form, and the username stays', async ({ page }) => {
  await page.goto('/login');
  await failToSignIn(page, 'nobody-either');
  const sentence = 'Please check your login details. Host or guest credentials required.';
  await expect(notices(page)).toContainText(sentence);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  await expect(page.getByLabel('Username or email')).toHaveValue('nobody-either');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a host lands on the dashboard, and leaving in one tab leaves in the other', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await demoLogin(page, 'theo'));
  // At the window's foot, over none of the desk's tabs.
  const place = await notices(page)
    .locator('li')
    .filter({ hasText: 'Welcome back!' })
    .evaluate((told) => told.getBoundingClientRect().top / innerHeight);
  expect(place).toBeGreaterThan(0.5);
  await expect(page).toHaveURL('/host/dashboard');

  const otherTab = await page.context().newPage();
  await otherTab.goto('/template/pricing');
  await expect(otherTab.getByRole('button', { name: 'Log out' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(otherTab.getByRole('banner').getByRole('link', { name: 'Host/Guest Login' })).toBeVisible();
  await expect(otherTab.getByRole('button', { name: 'Log out' })).toBeHidden();
});

test('the gate remembers where one wanted to go', async ({ page }) => {
  await page.goto('/template/chat');
  await page.getByRole('link', { name: 'Guest Login', exact: true }).click();
  await expect(page).toHaveURL('/login?next=%2Ftemplate%2Fchat');
  await page.getByRole('button', { name: 'Fill in Lucas Moreau' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/template/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Group Chat' })).toBeVisible();
});

test('signing in does not lead to another site (SEC-65)', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('/.//evil.example/')}`);
  await signIn(page, await demoLogin(page, 'lucas'));
  await expect(page).toHaveURL('/template/guest-homepage');
});

test('a visitor finds the chat locked in the menu, with the reason', async ({ page }) => {
  await page.goto('/template/pricing');
  const chat = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Group Chat/ });
  await expect(chat).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    // A pointer that rests where it was before the page's script came has told nobody.
    await page.mouse.move(0, 0);
    await chat.hover();
    await expect(page.getByRole('tooltip')).toContainText('This is a premium feature', { timeout: 1000 });
  }).toPass();

  await page.goto('/login');
  await signIn(page, await demoLogin(page, 'lucas'));
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/template/pricing');
  await expect(chat).not.toHaveAttribute('aria-disabled', 'true');
});

test('a session that was ended from elsewhere says so on every page, also after a reload, and leads back', async ({
  page,
  anotherBrowser,
}) => {
  // Of an account of its own: everywhere is everywhere, in the journeys beside this one too.
  const username = await register(page.request, newcomer('Ondine'), 'guest');
  const login = { username, password: PASSWORD };
  await page.goto('/login?next=%2Fguest%2Fdashboard');
  await signIn(page, login);
  await expect(page.getByRole('heading', { level: 1, name: 'My Trip Dashboard' })).toBeVisible();

  const elsewhere = await anotherBrowser();
  await elsewhere.goto('/login?next=%2Faccount');
  await signIn(elsewhere, login);
  await elsewhere.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(elsewhere).not.toHaveURL('/account');

  const ended = page.getByRole('heading', { level: 1, name: 'Your session has ended' });
  await page
    .getByRole('region', { name: 'Quick actions' })
    .getByRole('link', { name: /Profile/ })
    .click();
  await expect(ended).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeHidden();
  await page.reload();
  await expect(ended).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/guest/dashboard');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/login?next=%2Fguest%2Fprofile');
  await signIn(page, login);
  await expect(page).toHaveURL('/guest/profile');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'My Trip Dashboard' })).toBeVisible();

  await logOut(page);
  await otherTab.reload();
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});
