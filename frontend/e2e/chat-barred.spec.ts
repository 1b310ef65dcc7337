import { expectSaid, messageBox, say } from './support/chat';
import { enterAs } from './support/people';
import { talk } from './support/talkers';
import { expect, test } from './support/test';

test('where a network lets no live connection through the chat is read all the same, and one’s words wait', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As where a proxy answers the first step with an error.
    class Barred extends EventTarget {
      onerror: ((event: Event) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new Event('error')));
      }
      close() {}
    }
    Object.assign(window, { WebSocket: Barred });
  });
  await enterAs(page, 'nina');
  await page.goto('/template/chat');
  const mark = `Heard slowly ${Date.now().toString(36)}`;
  await expect(page.getByText(/This network lets no live connections through\. You read on/)).toBeVisible();
  await expect(messageBox(page)).toBeVisible();
  await talk(['lucas'], 1, mark);
  await expectSaid(page, /Lucas/, mark);

  await say(page, `${mark}, and answered`);
  await expect(page.getByText('Not sent yet. We keep trying.')).toBeVisible();
});
