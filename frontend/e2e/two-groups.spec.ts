import { expectChatOpen, expectSaid, linesWith, messageBox, openChat, say } from './support/chat';
import { rowsOf } from './support/database';
import { askToHost, PASSWORD, signIn } from './support/people';
import { expect, test } from './support/test';

/** Somebody who hosts the trip on sale and the next one after it, of which they are told the number and both titles. */
async function aHostOfTwo(username: string) {
  const [next] = await rowsOf<{ id: number; title: string; first: string }>(
    `SELECT t.id, t.title, s.title AS first FROM trips s JOIN trips t ON t.start_date > s.end_date
      WHERE s.is_on_sale ORDER BY t.start_date LIMIT 1`,
  );
  await rowsOf(`UPDATE users SET role = 'host' WHERE username = $1`, [username]);
  await rowsOf(
    `INSERT INTO trip_hosts (trip_id, user_id)
     SELECT t.id, u.id FROM trips t, users u WHERE (t.is_on_sale OR t.id = $1) AND u.username = $2`,
    [next!.id, username],
  );
  return next!;
}

test('who is in two groups talks with each, and what is for one never reaches the other', async ({
  page,
}) => {
  const { username } = await askToHost(page.request, 'Iris');
  const next = await aHostOfTwo(username);
  await page.goto('/login');
  await signIn(page, { username, password: PASSWORD });
  await expect(page).toHaveURL(/\/host\/dashboard/);
  const group = page.getByRole('combobox', { name: 'Group' });
  const expectIn = (title: string) => expect(group.locator('option:checked')).toHaveText(title);
  const mark = `Only for one ${Date.now().toString(36)}`;

  await openChat(page);
  await expectIn(next.first);
  await group.selectOption(next.title);
  await expectIn(next.title);
  await expectChatOpen(page);
  await say(page, mark);
  await expectSaid(page, /Iris/, mark);
  await messageBox(page).fill('Half a thought');

  await test.step('the other group has neither the line nor the thought', async () => {
    await group.selectOption(next.first);
    await expectIn(next.first);
    await expect(group).toBeFocused();
    await expectChatOpen(page);
    await expect(messageBox(page)).toHaveValue('');
    await expect(linesWith(page, mark)).toHaveCount(0);
  });

  await test.step('a link leads to the group it names, and a visit without one to the chosen', async () => {
    await page.goto(`/template/chat?trip=${next.id}`);
    await expectIn(next.title);
    await expectSaid(page, /Iris/, mark);
    await expect(messageBox(page)).toHaveValue('Half a thought');
    await openChat(page);
    await expectIn(next.first);
  });
});
