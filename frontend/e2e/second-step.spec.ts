import type { Page } from '@playwright/test';
import { appCode } from './support/app-code';
import { rowsOf } from './support/database';
import { demoLogin, enterAs, logOut, newcomer, PASSWORD, register, signIn } from './support/people';
import { expect, test } from './support/test';

/** A phone that always shows its owner's face, beside this window. */
async function plugIn(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('somebody adds a passkey and an authenticator app, and signs in by each', async ({ page }) => {
  const username = await register(page.request, newcomer('Petra'), 'guest');
  await plugIn(page);
  await page.goto('/login?next=%2Faccount');
  await signIn(page, { username, password: PASSWORD });
  const panel = page.getByRole('region', { name: 'Second step' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await panel.getByRole('button', { name: 'Rename Passkey' }).click();
  await panel.getByLabel('Name').fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toContainText(['My laptop']);

  await panel.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(panel.getByRole('img', { name: 'Picture for an authenticator app' })).toBeVisible();
  await expect(panel.getByLabel('Code')).toBeFocused();
  const secret = await panel.locator('code').innerText();
  await panel.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right/);
  await panel.getByLabel('Code').fill(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('list', { name: 'Your passkeys and apps' }).getByRole('listitem')).toHaveCount(
    2,
  );

  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/login?next=%2Faccount');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(panel.getByText(/Passkey since .*, last used/)).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/login?next=%2Faccount');
  await signIn(page, { username, password: PASSWORD });
  await expect(page.getByLabel('Code')).toBeFocused();
  // A code counts once. The next one is taken already, and still when its half minute has begun meanwhile.
  await page.getByLabel('Code').fill(appCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
});

test('a host who logged in long ago proves who they are, and what was asked for comes by itself', async ({
  page,
}) => {
  await enterAs(page, 'marisol');
  const { password } = await demoLogin(page, 'marisol');
  await page.goto('/host/dashboard?tab=documents&trip=1&q=jonas');
  await page
    .getByRole('region', { name: 'Guests’ papers' })
    .getByRole('link', { name: /^Jonas/ })
    .click();
  await page.getByRole('button', { name: /^Show the passport number of Jonas/ }).click();
  await rowsOf(
    `UPDATE sessions SET proven_at = '2020-01-01' WHERE user_id = (SELECT id FROM users WHERE username = 'marisol')`,
  );
  const reveal = page.getByRole('dialog', { name: /^Show the passport number of Jonas/ });
  await reveal.getByLabel('Reason').fill('The port asks for it');
  await reveal.getByRole('button', { name: 'Show' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const field = proof.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('This is not your password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(page.getByText(/^DEMO\d{5}$/)).toBeVisible();
});
