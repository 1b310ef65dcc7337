import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs, isDispatchOf, traceThread } from './trace.mjs';

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
    const isOfList = ({ target, addedNodes }) =>
      (target.closest ? target : target.parentElement)?.closest(within) ||
      // The list itself comes back after a search that found nobody.
      [...addedNodes].some((node) => node.matches?.(within) || node.querySelector?.(within));
    new MutationObserver((changes) => {
      if (pressedAt === 0 || !changes.some(isOfList)) return;
      const since = pressedAt;
      pressedAt = 0;
      performance.mark('found');
      requestAnimationFrame(() => port2.postMessage(since));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, region);
}

/** The median says what a person meets: one key in three or four is held up by something else on a shared machine. */
const ROUNDS = 5;

/**
 * Types letters into a box and takes them back, one by one, several times.
 * @returns {Promise<{ letter: number, list: number }>} the slowest key's, each key by the median of the rounds, in ms
 */
export async function slowestKey(page, box, letters) {
  const rounds = await inRounds(box, letters, (keys) => typed(page, keys));
  return { letter: slowest(rounds, ({ letter }) => letter), list: slowest(rounds, ({ list }) => list) };
}

/**
 * The same by the CPU time that the page's thread spends from a press to the paint of the list, with the CPU as it is.
 * @returns {Promise<number>} the slowest key's, by the median of the rounds, in ms
 */
export async function slowestKeyByCpu(page, wire, box, letters) {
  const rounds = await inRounds(box, letters, async (keys) => {
    const events = await traceThread(wire, isDispatchOf('keydown'), () => typed(page, keys));
    return events.filter(isDispatchOf('keydown')).map((press) => foundCpuMs(events, press));
  });
  return slowest(rounds, (ms) => ms);
}

/** What `type` tells of each key, round for round. */
async function inRounds(box, letters, type) {
  await box.click();
  await pause(500);
  const keys = [...Array.from(letters), ...Array.from(letters, () => 'Backspace')];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await type(keys));
  return rounds;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const slowest = (rounds, figure) =>
  Math.max(...rounds[0].map((_, place) => median(rounds.map((round) => figure(round[place])))));

/** From a press to the frame with the first change of the list; 0 where it stayed as it was. */
function foundCpuMs(events, press) {
  const later = events.filter(({ ts }) => ts > press.ts);
  const next = later.find(isDispatchOf('keydown'))?.ts ?? Infinity;
  const found = later.find(({ name }) => name === 'found');
  const drawn = found && later.find(({ name, ts }) => name === 'Layerize' && ts > found.ts);
  return drawn && drawn.ts < next ? cpuMs(events, press.ts, drawn.ts) : 0;
}

/** What each of the keys took. */
async function typed(page, keys) {
  const taken = [];
  for (const key of keys) {
    await page.evaluate(() => {
      window.slowest = { letter: 0, list: 0 };
    });
    await page.keyboard.press(key);
    await pause(300);
    taken.push(await page.evaluate(() => window.slowest));
  }
  return taken;
}
