import { linesWith, openChat, say } from './support/chat';
import { enterAs } from './support/people';
import { talk } from './support/talkers';
import { expect, test } from './support/test';

const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;
const feed = { role: 'feed', name: 'Messages' } as const;

test('a line on a slow network is seen at once and stored once, over a reload', async ({ page, context }) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 20_000,
    uploadThroughput: 5_000,
  });
  const text = `${mark('slow')} patience`;
  await say(page, text);
  await expect(linesWith(page, text)).toHaveCount(1);
  await wire.detach();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message everyone aboard' })).toBeEnabled();
  await page.getByRole(feed.role, { name: feed.name }).press('End');
  await expect(linesWith(page, text)).toHaveCount(1);
  await expect(linesWith(page, text).getByText('Sending…')).toBeHidden();
});

test('what is read in one tab is read in the other, and the badge says so', async ({ page, context }) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/template/itinerary');
  await talk(['lucas'], 3, mark('badge'));
  const chat = elsewhere.getByRole('link', { name: /^Group Chat/ });
  await page.bringToFront();
  await openChat(page);
  await expect(chat).toHaveAccessibleName('Group Chat');
});
