import type { Page } from '@playwright/test';
import { aPicture, expectChatOpen, expectSaid, linesWith, messageBox, openChat, say } from './support/chat';
import { demoLogin, enterAs, logOut, signIn } from './support/people';
import { expect, test } from './support/test';

const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;

/** A photo that has been sent, and whose way to the server does not end. */
async function sendPhotoThatHangs(page: Page, text: string): Promise<void> {
  await page.route('**/api/uploads/photo', () => undefined);
  const asked = page.waitForRequest('**/api/uploads/photo');
  await page.getByTestId('photo-input').setInputFiles(aPicture());
  await page.getByRole('textbox', { name: /^What does it show\?/ }).fill('The pier');
  await say(page, text);
  await asked;
}

/** What the chat's database of this browser keeps of lines that are not sent. */
function unsent(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gangway-chat');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('outbox').objectStore('outbox').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}

test('in two tabs of one browser nobody speaks as somebody else, and what is not sent waits for its author', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const host = await anotherBrowser();
  await enterAs(host, 'marisol');
  await openChat(host);
  await enterAs(page, 'nina');
  await openChat(page);
  const [ninas, lucas] = [`${mark('two people')} by Nina`, `${mark('two people')} by Lucas`];
  await sendPhotoThatHangs(page, ninas);
  await say(page, `${ninas}, after it`);
  await messageBox(page).fill('half a thought of Nina');
  await expect.poll(() => unsent(page)).toBe(2);

  const second = await context.newPage();
  await second.goto('/login');
  await signIn(second, await demoLogin(second, 'lucas'));
  await expect(second.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Lucas/ }).first()).toBeVisible();
  await expectChatOpen(page);
  await expect(messageBox(page)).toHaveValue('');
  await expect(linesWith(page, ninas)).toHaveCount(0);
  await say(page, lucas);
  await expectSaid(host, /^Lucas/, lucas);
  await expect(linesWith(host, ninas)).toHaveCount(0);

  await page.unroute('**/api/uploads/photo');
  await second.goto('/login');
  await signIn(second, await demoLogin(second, 'nina'));
  await expect(page.getByRole('link', { name: /^Nina/ }).first()).toBeVisible();
  await expect(linesWith(host, ninas)).toHaveCount(2);
  for (const line of await linesWith(host, ninas).all()) await expect(line).toHaveAccessibleName(/^Nina/);
  await expect(messageBox(page)).toHaveValue('half a thought of Nina');
  await messageBox(page).fill('');
});

test('a photo that is on its way at the logout leaves nothing in the browser', async ({ page }) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/uploads/photo'),
  );
  await sendPhotoThatHangs(page, `${mark('logout')} to be forgotten`);
  await expect.poll(() => unsent(page)).toBe(1);
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Host/Guest Login' }).first()).toBeVisible();
  await failed;
  await expect.poll(() => unsent(page)).toBe(0);
});
