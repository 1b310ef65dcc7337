import { linesWith, openChat, say } from './support/chat';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

test('the page takes its new place at once when its sidebar opens, closes or comes with a wider window', async ({
  page,
}) => {
  await page.goto('/template/pricing');
  // What a transition moves is laid out anew in each of its frames, and shows the page under the sidebar meanwhile.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((one) => (one instanceof CSSTransition ? [one.transitionProperty] : []))
        .filter((property) => /padding|margin|width|height|left|right/.test(property)),
    );
  const title = page.getByRole('heading', { level: 1 });
  const left = () => title.evaluate((element) => element.getBoundingClientRect().left);
  const closed = page.getByRole('button', { name: /^Hide/ });
  const opened = await left();
  await closed.click();
  expect(await moving()).toEqual([]);
  expect(await left()).toBeLessThan(opened);
  await page.getByRole('button', { name: /^Show/ }).click();
  expect(await left()).toBe(opened);
  await page.setViewportSize({ width: 1000, height: 720 });
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await moving()).toEqual([]);
  expect(await left()).toBe(opened);
});

test.describe('in the chat on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the way to the newest message keeps its arrow beside thousands, and a quote its words beside the name', async ({
    page,
  }) => {
    await enterAs(page, 'nina');
    await openChat(page);
    const text = `Who brings the playlist? ${Date.now().toString(36)}`;
    await say(page, text);
    const asked = linesWith(page, text).first();
    await asked.focus();
    await asked.getByRole('button', { name: 'Reply' }).click();
    await say(page, 'I do.');
    const quote = linesWith(page, text)
      .last()
      .getByRole('button', { name: /^In reply to You/ });
    await expect(quote.getByText(text)).toBeVisible();
    const gap = await quote.evaluate((element) => {
      const [name, words] = [element.querySelector('bdi'), element.querySelector('[dir="auto"]')];
      return words!.getBoundingClientRect().left - name!.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(12);

    await page.getByRole('feed', { name: 'Messages' }).press('Home');
    const jump = page.getByRole('button', { name: 'Jump to latest' });
    await expect(jump).toBeVisible();
    const arrow = await jump.evaluate((button) => {
      for (const words of button.querySelectorAll('span')) words.textContent = '12,345 new messages';
      return button.querySelector('svg')?.getBoundingClientRect().width;
    });
    expect(arrow).toBe(16);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a report that goes on to the right shows that it does, until one is at its end', async ({ page }) => {
    await enterAs(page, 'marisol');
    await page.goto('/host/report');
    const sheet = page.getByRole('region', { name: 'Financial report' });
    await expect(sheet.getByRole('table')).toBeVisible();
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
    const shade = async () => {
      const box = await sheet.boundingBox();
      if (!box) throw new Error('It is not drawn');
      // The lowest line of the box, at its right: a strip without words.
      const clip = { x: box.x + box.width - 12, y: box.y + box.height - 12, width: 10, height: 8 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    await sheet.evaluate((box) => box.scrollIntoView({ block: 'end' }));
    const before = await shade();
    await sheet.evaluate((box) => (box.scrollLeft = box.scrollWidth));
    expect(await shade()).not.toBe(before);
  });
});
