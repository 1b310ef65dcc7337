import { setTimeout as pause } from 'node:timers/promises';

/** From a press to the paint that answers it, as the browser itself tells. */
export async function watchKeys(page) {
  await page.addInitScript(() => {
    window.slowest = 0;
    new PerformanceObserver((list) => {
      for (const event of list.getEntries()) {
        if (event.interactionId) window.slowest = Math.max(window.slowest, event.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/**
 * Types letters into a box and takes them back, one by one. @returns {Promise<number>} the slowest, in ms
 */
export async function slowestKey(page, box, letters) {
  await box.click();
  await pause(500);
  await page.evaluate(() => {
    window.slowest = 0;
  });
  for (const key of [...Array.from(letters), ...Array.from(letters, () => 'Backspace')]) {
    await page.keyboard.press(key);
    await pause(300);
  }
  return page.evaluate(() => window.slowest);
}
