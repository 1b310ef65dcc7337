import { setTimeout as pause } from 'node:timers/promises';

/**
 * From a press to the paint of its letter, as the browser itself tells; and to the paint of the list that it narrows down,
 * which is drawn after the letter: from the press to the first task after the frame that shows the rows changed.
 * @param {string} region what the list stands in, as a CSS selector
 */
export async function watchKeys(page, region) {
  await page.addInitScript((within) => {
    window.slowest = { letter: 0, list: 0 };
    const note = (what, ms) => {
      window.slowest[what] = Math.max(window.slowest[what], ms);
    };
    new PerformanceObserver((list) => {
      for (const event of list.getEntries()) if (event.interactionId) note('letter', event.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });

    let pressedAt = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => note('list', performance.now() - data));
    port1.start();
    const isOfList = ({ target }) => (target.closest ? target : target.parentElement)?.closest(within);
    new MutationObserver((changes) => {
      if (pressedAt === 0 || !changes.some(isOfList)) return;
      const since = pressedAt;
      pressedAt = 0;
      requestAnimationFrame(() => port2.postMessage(since));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, region);
}

/** The median says what a person meets: one run in three or four is held up by something else on a shared machine. */
const ROUNDS = 5;

/**
 * Types letters into a box and takes them back, one by one, several times.
 * @returns {Promise<{ letter: number, list: number }>} the medians of the rounds' slowest, in ms
 */
export async function slowestKey(page, box, letters) {
  await box.click();
  await pause(500);
  const slowest = [];
  for (let round = 0; round < ROUNDS; round++) slowest.push(await slowestOfRound(page, letters));
  const median = (what) =>
    slowest.map((round) => round[what]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  return { letter: median('letter'), list: median('list') };
}

async function slowestOfRound(page, letters) {
  await page.evaluate(() => {
    window.slowest = { letter: 0, list: 0 };
  });
  for (const key of [...Array.from(letters), ...Array.from(letters, () => 'Backspace')]) {
    await page.keyboard.press(key);
    await pause(300);
  }
  return page.evaluate(() => window.slowest);
}
