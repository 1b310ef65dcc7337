import { launchBrowser } from './browser.mjs';
import { slowestKey, watchKeys } from './keys.mjs';
import { makeMembers } from './members.mjs';

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
    await context.addCookies([{ ...member, url: origin }]);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await watchKeys(page, 'section[aria-labelledby="travellers"] [role="list"]');

    await page.goto(`${origin}/template/guests?all=yes`);
    const group = page.getByRole('region', { name: 'Meet the group' });
    await group.getByRole('listitem').first().waitFor();
    const figures = [{ key: 'directory.answer', subject: 'REST', value: await answerMs(page) }];

    const box = page.getByLabel('Name, interest or town');
    await wire.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
    const { letter, list } = await slowestKey(page, box, LETTERS);
    figures.push({ key: 'directory.key', subject: 'typing', value: letter });
    figures.push({ key: 'directory.found', subject: 'typing', value: list });
    figures.push({ key: 'directory.nodes', subject: 'whole list', value: await nodesIn(group) });
    figures.push({ key: 'directory.scroll', subject: 'whole list', value: await frameP95(page) });
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

function frameP95(page) {
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
    return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)];
  }, SCROLL_STEPS);
}
