import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs, isDispatchOf, traceThread } from './trace.mjs';

const SLOWER = 4;
const ROUNDS = 3;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What people press first on the public pages, and what answers with most. */
const PRESSES = [
  { subject: 'menu', path: '/', control: (page) => page.getByRole('button', { name: 'Menu' }) },
  { subject: 'next slide', path: '/', control: (page) => page.getByRole('button', { name: 'Next slide' }) },
  {
    subject: 'occupancy',
    path: '/template/pricing',
    control: (page) => page.getByRole('radio', { name: /Single/ }).locator('xpath=ancestor-or-self::label'),
  },
  {
    subject: 'gallery',
    path: '/template/trip-details',
    control: (page) => page.getByRole('list', { name: 'Destination gallery' }).getByRole('link').first(),
  },
];

/**
 * From a press to the paint that answers it: on the clock as the browser itself tells, with the CPU four times slower, and by
 * the CPU time that the page's thread spends on it. Each on a page that has just come, for a second press finds its script
 * warm; the median of some rounds, for on a shared machine one in three or four is held up by something else.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function measureReactions(browser, origin, options) {
  const figures = [];
  for (const { subject, path, control } of PRESSES) {
    const clock = [];
    const cpu = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, measure] of [
        [clock, onTheClock],
        [cpu, byCpu],
      ]) {
        const context = await browser.newContext(options);
        const page = await context.newPage();
        await page.addInitScript(keepSlowest);
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        const wire = await context.newCDPSession(page);
        kind.push(await measure(page, wire, await placeOf(control(page))));
        await context.close();
      }
    }
    figures.push(
      { key: 'inp', subject, value: median(clock) },
      { key: 'inp.cpu', subject, value: median(cpu) },
    );
  }
  return figures;
}

function keepSlowest() {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) {
      if (event.interactionId) window.slowest = Math.max(window.slowest, event.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** The place is found before the press: a press on a locator makes the page itself look for what covers it. */
async function placeOf(control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  return [x + width / 2, y + height / 2];
}

async function onTheClock(page, wire, place) {
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await pause(500);
  await page.touchscreen.tap(...place);
  await pause(1500);
  return page.evaluate(() => window.slowest);
}

async function byCpu(page, wire, place) {
  await pause(500);
  const events = await traceThread(wire, isDispatchOf('click'), async () => {
    await page.touchscreen.tap(...place);
    await pause(1000);
  });
  return answerCpuMs(events) * SLOWER;
}

/** The CPU time of the page's thread from the release of a press to the end of the task that draws the answer. */
function answerCpuMs(events) {
  const click = events.find(isDispatchOf('click'));
  const release = events.find(isDispatchOf('pointerup')) ?? click;
  const drawn = events.find(({ name, ts }) => name === 'Layerize' && ts > click.ts + click.dur);
  if (!drawn) throw new Error('The trace tells of no paint after the press');
  return cpuMs(events, release.ts, drawn.ts);
}
