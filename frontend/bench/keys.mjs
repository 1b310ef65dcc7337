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

/** The median says what a person meets: one run in three or four is held up by something else on a shared machine. */
const ROUNDS = 5;

/**
 * Types letters into a box and takes them back, one by one, several times.
 * @returns {Promise<number>} the median of the rounds' slowest, in ms
 */
export async function slowestKey(page, box, letters) {
  await box.click();
  await pause(500);
  const slowest = [];
  for (let round = 0; round < ROUNDS; round++) slowest.push(await slowestOfRound(page, letters));
  return slowest.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

async function slowestOfRound(page, letters) {
  await page.evaluate(() => {
    window.slowest = 0;
  });
  for (const key of [...Array.from(letters), ...Array.from(letters, () => 'Backspace')]) {
    await page.keyboard.press(key);
    await pause(300);
  }
  return page.evaluate(() => window.slowest);
}
