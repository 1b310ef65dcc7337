import { expectChatOpen, linesWith, say, textsMarked } from './support/chat';
import { rowsOf } from './support/database';
import { enterAs } from './support/people';
import { SecondNode } from './support/second-node';
import { talk } from './support/talkers';
import { expect, test } from './support/test';

let node: SecondNode;

// Its first start is not the journey's time.
test.beforeAll(async () => {
  node = await SecondNode.start();
});
test.afterAll(() => node.stop());

test('a server that dies while people write loses nothing, doubles nothing, and comes back by itself', async ({
  page,
}) => {
  await enterAs(page, 'nina');
  await page.goto(`${node.origin}/template/chat`);
  await expectChatOpen(page);
  const tag = `[restart ${Date.now().toString(36)}]`;
  const own = ['before', 'answered or not', 'on its way', 'while it is down', 'still down'];
  const line = (words: string) => `${tag} nina ${words}`;

  await say(page, line('before'));
  await expect(linesWith(page, line('before')).getByText('Sending…')).toHaveCount(0);
  await say(page, line('answered or not'));
  await say(page, line('on its way'));
  await node.kill();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await say(page, line('while it is down'));
  const back = node.start();
  // Others are on a node that lives.
  await talk(['lucas'], 4, `${tag} lucas`);
  await say(page, line('still down'));
  await back;

  await expect(linesWith(page, tag)).toHaveCount(own.length + 4);
  await expect(linesWith(page, tag).getByText(/Sending…|Not sent/)).toHaveCount(0);
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  // Who was at the end is there again, whatever came in above their own waiting lines.
  await expect(linesWith(page, line('still down'))).toBeInViewport();
  const stored = await rowsOf<{ content: string }>(
    'SELECT content FROM messages WHERE starts_with(content, $1) ORDER BY trip_id, seq',
    [tag],
  );
  const log = stored.map(({ content }) => content);
  expect(await textsMarked(page, tag)).toEqual(log);
  expect(log.filter((text) => text.includes('nina'))).toEqual(own.map(line));
});
