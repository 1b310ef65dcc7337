import { launchBrowser } from './browser.mjs';
import { slowestKey, slowestKeyByCpu, watchKeys } from './keys.mjs';
import { makeMembers } from './members.mjs';
import { frameCpuMs, isFrame, p95, traceThread } from './trace.mjs';

const COUNT = 1000;
const WINDOW = { viewport: { width: 1280, height: 800 } };
const SCROLL_STEPS = 120;
const ANSWERS = 10;
/** Down to a sixth of the group, and to nobody. */
const LETTERS = 'surfq';
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The guest list of a trip with a thousand guests. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureDirectory(origin, { slower }) {
  console.log(`  The guest list of ${COUNT} guests ...`);
  const [member] = await makeMembers(COUNT);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(WINDOW);
    // The mark that the server leaves beside a session: without it no page asks who is here.
    await context.addCookies(
      [member, { name: 'signed-in', value: '1' }].map((cookie) => ({ ...cookie, url: origin })),
    );
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await watchKeys(page, 'section[aria-labelledby="travellers"] [role="list"]');

    await page.goto(`${origin}/template/guests?all=yes`);
    const group = page.getByRole('region', { name: 'Meet the group' });
    await group.getByRole('listitem').first().waitFor();
    const figures = [{ key: 'directory.answer', subject: 'REST', value: await answerMs(page) }];

    const box = page.getByLabel('Name, interest or town');
    const byCpu = (ms) => ms * Number(slower);
    const foundMs = await slowestKeyByCpu(page, wire, box, LETTERS);
    figures.push({ key: 'directory.found.cpu', subject: 'typing', value: byCpu(foundMs) });
    const frames = await traceThread(wire, isFrame, () => scroll(page));
    figures.push({
      key: 'directory.scroll.cpu',
      subject: 'whole list',
      value: byCpu(p95(frameCpuMs(frames))),
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    await wire.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
    const { letter, list } = await slowestKey(page, box, LETTERS);
    figures.push({ key: 'directory.key', subject: 'typing', value: letter });
    figures.push({ key: 'directory.found', subject: 'typing', value: list });
    figures.push({ key: 'directory.nodes', subject: 'whole list', value: await nodesIn(group) });
    figures.push({ key: 'directory.scroll', subject: 'whole list', value: p95(await scroll(page)) });
    figures.push({ key: 'directory.nodes', subject: 'after scrolling', value: await nodesIn(group) });
    return figures;
  } finally {
    await browser.close();
  }
}

async function answerMs(page) {
  const times = await page.evaluate(async (count) => {
    const taken = [];
    for (let n = 0; n < count; n++) {
      const since = performance.now();
      await (await fetch('/api/guest/directory')).text();
      taken.push(performance.now() - since);
    }
    return taken;
  }, ANSWERS);
  return median(times);
}

const nodesIn = (group) => group.evaluate((element) => element.querySelectorAll('*').length);

/** Goes down the list, a step a frame. @returns {Promise<number[]>} what each frame took, in ms */
function scroll(page) {
  return page.evaluate(async (steps) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const taken = [];
    let last = await frame();
    for (let step = 0; step < steps; step++) {
      window.scrollBy(0, 240);
      const now = await frame();
      taken.push(now - last);
      last = now;
    }
    return taken;
  }, SCROLL_STEPS);
}
