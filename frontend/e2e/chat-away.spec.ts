import type { Locator } from '@playwright/test';
import { linesWith, openChat, say } from './support/chat';
import { enterAs } from './support/people';
import { talk } from './support/talkers';
import { expect, test } from './support/test';

const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;
const feed = { role: 'feed', name: 'Messages' } as const;

test('who was away while five hundred lines were said finds each once and in order', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await enterAs(page, 'nina');
  await openChat(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  const tag = mark('away');
  await talk(['lucas', 'marisol', 'theo'], 500, tag);
  await context.setOffline(false);

  const list = page.getByRole(feed.role, { name: feed.name });
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  await expect(async () => {
    await list.press('End');
    expect(await linesOf(list, tag)).not.toEqual([]);
  }).toPass();
  await list.press('End');
  const seen = new Map<number, string>();
  await expect(async () => {
    for (const [place, text] of await linesOf(list, tag)) seen.set(place, text);
    // More than the server tells at once leaves a gap, which says so and is filled where one comes to it.
    const gap = list.getByRole('button', { name: /not loaded yet/ }).first();
    if ((await gap.count()) > 0) await gap.dispatchEvent('click');
    else await goUp(list);
    expect(seen.size).toBe(500);
  }).toPass({ timeout: 120_000, intervals: [20] });
  const places = [...seen.keys()].toSorted((a, b) => a - b);
  expect(places.at(-1)! - places[0]!).toBe(499);
  expect(new Set(seen.values()).size).toBe(500);
});

/** A step up, and the rows that it brings into sight are drawn. */
function goUp(list: Locator): Promise<void> {
  return list.evaluate(async (element) => {
    element.scrollBy(0, -300);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The marked lines that are drawn just now: their place in the log, and their text. */
function linesOf(list: Locator, tag: string): Promise<[number, string][]> {
  return list.getByRole('article').evaluateAll(
    (articles, tag): [number, string][] =>
      articles.flatMap((article): [number, string][] => {
        const text = [...article.querySelectorAll('p')].find(({ textContent }) =>
          textContent?.startsWith(tag),
        );
        return text?.textContent ? [[Number(article.getAttribute('data-seq')), text.textContent]] : [];
      }),
    tag,
  );
}

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
  await page.goto('/template/pricing');
  await talk(['lucas'], 3, mark('badge'));
  const elsewhere = await context.newPage();
  await elsewhere.goto('/template/itinerary');
  const chat = elsewhere.getByRole('link', { name: /^Group Chat/ });
  await expect(chat).toHaveAccessibleName(/unread/);
  await page.bringToFront();
  await openChat(page);
  await expect(chat).toHaveAccessibleName('Group Chat');
});

test('who read further up finds the same line there after another page and a reload, until something is unread', async ({
  page,
}) => {
  await enterAs(page, 'nina');
  await talk(['lucas', 'marisol', 'theo'], 80, mark('place'));
  await openChat(page);
  const list = page.getByRole(feed.role, { name: feed.name });
  const chat = page.getByRole('link', { name: /^Group Chat/ });
  // By the server: the badge says nothing before it has answered.
  const unread = async () =>
    ((await (await page.request.get('/api/chat/unread')).json()) as { unread: number }).unread;
  await expect.poll(unread).toBe(0);
  const end = await topLineOf(list);
  await list.hover();
  await page.mouse.wheel(0, -1_205);
  await expect.poll(() => topLineOf(list)).not.toEqual(end);
  const place = await placeAtRest(list);

  await page.getByRole('link', { name: 'Itinerary', exact: true }).click();
  await expect(page).toHaveURL(/itinerary/);
  await chat.click();
  await expect.poll(() => topLineOf(list)).toEqual(place);
  await page.reload();
  await expect.poll(() => topLineOf(list)).toEqual(place);

  await page.getByRole('link', { name: 'Itinerary', exact: true }).click();
  await expect(page).toHaveURL(/itinerary/);
  const news = mark('news');
  await talk(['lucas'], 1, news);
  await chat.click();
  await expect(list.getByText(/^1 new since/)).toBeInViewport();
  await expect(list.getByText(news)).toBeInViewport();
});

/** The first line that begins below the pins, as its number and where it stands in the window. */
function topLineOf(list: Locator): Promise<[number, number] | undefined> {
  return list.evaluate((element) => {
    const top = element.getBoundingClientRect().top + 56;
    const lines = [...element.querySelectorAll('article[data-seq]')];
    const places = lines.map((line): [number, number] => [
      Number(line.getAttribute('data-seq')),
      Math.round(line.getBoundingClientRect().top),
    ]);
    return places.toSorted(([a], [b]) => a - b).find(([, y]) => y >= top);
  });
}

/** Where the list stands once it does not move any more and that is remembered. */
async function placeAtRest(list: Locator): Promise<[number, number] | undefined> {
  let before: [number, number] | undefined;
  await expect(async () => {
    const now = await topLineOf(list);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [400] });
  return before;
}
