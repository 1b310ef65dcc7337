import type { Locator, Page } from '@playwright/test';
import { takenOver } from './support/busy-machine';
import { expectSaid, linesWith, messageBox, openChat, say } from './support/chat';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

/** A finger comes down where the control is now, near its upper edge, and goes up there. */
async function tap(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 6);
}

for (const width of [320, 390, 768, 1024]) {
  test.describe(`on a touch screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test('the first tap on Send sends what was typed, a word or many lines', async ({ page }) => {
      await enterAs(page, 'nina');
      await openChat(page);
      const mark = `By a finger ${width} ${Date.now().toString(36)}`;
      for (const text of [`${mark}, a word`, `${mark}, lines\n\nand\n\nlines`]) {
        await tap(page, messageBox(page));
        await expect(messageBox(page)).toBeFocused();
        await page.keyboard.insertText(text);
        await expect(messageBox(page)).toHaveValue(text);
        await tap(page, page.getByRole('button', { name: 'Send' }));
        await expect(messageBox(page)).toHaveValue('');
        await expect(linesWith(page, text.split('\n')[0] ?? text)).toHaveCount(1);
      }
    });

    test('what is wrong with the field that is left does not move the button from under the finger', async ({
      page,
    }) => {
      await page.goto('/contact');
      await takenOver(page);
      await tap(page, page.getByLabel('Email'));
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.keyboard.insertText('nobody');
      await tap(page, page.getByRole('button', { name: 'Send message' }));
      await expect(page.getByText('Message is required').first()).toBeVisible();
      await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
    });
  });
}

test('in low windows, as at 400 % or on a phone’s side, the chat has room for messages', async ({ page }) => {
  await enterAs(page, 'lucas');
  await openChat(page);
  const list = page.getByRole('feed', { name: 'Messages' });
  for (const [width, height] of [
    [320, 256],
    [480, 300],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await list.boundingBox())?.height ?? 0, `${width} x ${height}`)
      .toBeGreaterThan(height * 0.33);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport();
  }
});

test.describe('a long press', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens the message’s menu, and the finger that goes up presses nothing in it', async ({ page }) => {
    await enterAs(page, 'lucas');
    await openChat(page);
    // The menu comes up at the foot of the window, where the last message is.
    const mark = `Pressed long ${Date.now().toString(36)}`;
    await say(page, mark);
    await expectSaid(page, /Lucas/, mark);
    const box = await linesWith(page, mark).getByText(mark).boundingBox();
    if (!box) throw new Error('There is nothing to press');
    const finger = { x: box.x + 20, y: box.y + box.height / 2 };
    const wire = await page.context().newCDPSession(page);
    await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    const menu = page.getByRole('dialog', { name: 'Message' });
    await expect(menu).toBeVisible();
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Some browsers make a click of what goes up.
    await page.evaluate(
      ({ x, y }) =>
        document
          .elementFromPoint(x, y)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      finger,
    );
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Reply' }).click();
    await expect(menu).toBeHidden();
  });
});
