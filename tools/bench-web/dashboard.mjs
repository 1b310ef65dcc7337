import { launchBrowser } from './browser.mjs';
import { slowestKey, slowestKeyByCpu, watchKeys } from './keys.mjs';
import { makeMembers } from './members.mjs';

const COUNT = 1000;
const WINDOW = { viewport: { width: 1280, height: 800 } };
/** Fewer and fewer guests, down to nobody. */
const LETTERS = 'sampq';

/** The hosts' list of a trip with a thousand guests. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureDashboard(origin, { slower }) {
  console.log(`  The hosts' list of ${COUNT} guests ...`);
  await makeMembers(COUNT);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(WINDOW);
    await logInAsHost(context, origin);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await watchKeys(page, 'section[aria-label="Guests"]');

    await page.goto(`${origin}/host/dashboard?tab=guests`);
    const list = page.getByRole('region', { name: 'Guests' });
    await list.getByRole('rowheader').first().waitFor();
    const box = page.getByRole('searchbox');
    const byCpu = (await slowestKeyByCpu(page, wire, box, LETTERS)) * Number(slower);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
    const { letter, list: rows } = await slowestKey(page, box, LETTERS);
    const nodes = await list.evaluate((element) => element.querySelectorAll('*').length);
    return [
      { key: 'dashboard.key', subject: 'typing', value: letter },
      { key: 'dashboard.found', subject: 'typing', value: rows },
      { key: 'dashboard.found.cpu', subject: 'typing', value: byCpu },
      { key: 'dashboard.nodes', subject: 'whole list', value: nodes },
    ];
  } finally {
    await browser.close();
  }
}

/** By the demo's own login of a host. */
async function logInAsHost(context, origin) {
  const logins = await (await fetch(`${origin}/api/demo/logins`)).json();
  const { username, password } = logins.find((login) => login.username === 'marisol');
  await context.request.post(`${origin}/api/auth/login`, {
    data: { username, password },
    headers: { origin },
  });
}
