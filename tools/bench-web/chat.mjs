import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from './browser.mjs';
import { serveChat } from './chat-wire.mjs';
import { cpuMs, frameCpuMs, isDispatchOf, isFrame, p95, traceThread } from './trace.mjs';

const MESSAGES = 10_000;
const SCROLL_STEPS = 120;
const LIVE_PER_SECOND = 20;
const LIVE_SECONDS = 60;

/** The chat with a long talk in it, on a CPU four times slower. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureChat(origin, { slower }) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await enter(context, origin);
    const page = await context.newPage();
    const chat = await serveChat(page, MESSAGES);
    const wire = await context.newCDPSession(page);
    await wire.send('Performance.enable');
    await page.goto(`${origin}/template/chat`);
    await chat.entered;
    await pause(2000);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });

    const subject = `${MESSAGES.toLocaleString('en-US')} messages`;
    const ready = await readyAfter(page, chat);
    await watchOwn(page);
    const own = await ownMessage(page, 'An own line');
    const busy = await liveTalk(wire, chat);
    const { frames, nodes } = await scroll(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const sending = await traceThread(wire, isDispatchOf('keydown'), () => ownMessage(page, 'One more line'));
    const scrolling = await traceThread(wire, isFrame, () => scroll(page));
    return [
      { key: 'chat.ready', subject, value: ready },
      { key: 'chat.own', subject, value: own },
      { key: 'chat.own.cpu', subject, value: Math.max(...sentCpuMs(sending)) * Number(slower) },
      { key: 'chat.busy', subject: `${LIVE_PER_SECOND} a second`, value: busy },
      { key: 'chat.scroll', subject, value: p95(frames) },
      { key: 'chat.scroll.cpu', subject, value: p95(frameCpuMs(scrolling)) * Number(slower) },
      { key: 'chat.nodes', subject, value: nodes },
    ];
  } finally {
    await browser.close();
  }
}

/** Signs the context in as a guest of the demo who has paid. */
async function enter(context, origin) {
  const logins = await (await context.request.get(`${origin}/api/demo/logins`)).json();
  const { username, password } = logins.find((login) => login.username === 'nina');
  await context.request.post(`${origin}/api/auth/login`, {
    data: { username, password },
    headers: { origin },
  });
}

/**
 * From the arrival of the messages to the first frame with them, in ms. They have arrived when the page begins to parse them:
 * the way they take into the page through the test's wire is not the page's doing, and slowed down as well.
 */
async function readyAfter(page, chat) {
  const ready = page.evaluate(
    (least) =>
      new Promise((resolve) => {
        const { parse } = JSON;
        let arrived = 0;
        JSON.parse = (text, ...rest) => {
          if (arrived === 0 && text.length > least) arrived = performance.now();
          return parse(text, ...rest);
        };
        const look = () => {
          if (!document.querySelector('[role="feed"] article')) return requestAnimationFrame(look);
          JSON.parse = parse;
          return requestAnimationFrame(() => resolve(performance.now() - arrived));
        };
        look();
      }),
    MESSAGES * 100,
  );
  chat.welcome();
  return ready;
}

/** From each press that sends a line the page notes, and marks, when it is there. */
function watchOwn(page) {
  return page.evaluate(() => {
    window.paints = [];
    document.addEventListener(
      'keydown',
      ({ key, timeStamp, target }) => {
        const text = target.value?.trim();
        if (key !== 'Enter' || !text) return;
        const look = () => {
          const lines = [...document.querySelectorAll('[role="feed"] article')];
          if (!lines.some((line) => line.textContent.includes(text))) return requestAnimationFrame(look);
          performance.mark('sent');
          return requestAnimationFrame(() => window.paints.push(performance.now() - timeStamp));
        };
        look();
      },
      { capture: true },
    );
  });
}

/** From the key to the frame with the own line in it, in ms: the slowest of five. */
async function ownMessage(page, what) {
  await page.evaluate(() => (window.paints = []));
  const box = page.getByRole('textbox', { name: 'Message everyone aboard' });
  for (let line = 1; line <= 5; line++) {
    await box.fill(`${what}, number ${line}`);
    await box.press('Enter');
    await pause(1000);
  }
  return page.evaluate(() => Math.max(...window.paints));
}

/** The same by CPU time: from each press that sent a line to the frame with it. */
function sentCpuMs(events) {
  const marks = events.filter(({ name }) => name === 'sent');
  return marks.map(({ ts }) => {
    const press = events.findLast((event) => isDispatchOf('keydown')(event) && event.ts < ts);
    const drawn = events.find((event) => event.name === 'Layerize' && event.ts > ts);
    return cpuMs(events, press.ts, drawn.ts);
  });
}

/** How much of the main thread's time a lively evening takes, in percent. */
async function liveTalk(wire, chat) {
  const taskSeconds = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await taskSeconds();
  const since = performance.now();
  for (let said = 0; said < LIVE_PER_SECOND * LIVE_SECONDS; said++) {
    chat.say();
    await pause(Math.max(0, since + ((said + 1) * 1000) / LIVE_PER_SECOND - performance.now()));
  }
  return ((await taskSeconds()) - before) / ((performance.now() - since) / 100_000);
}

/** Goes up through the talk, a step a frame: what each took in ms, and the most elements the list had. */
function scroll(page) {
  return page.evaluate(async (steps) => {
    const feed = document.querySelector('[role="feed"]');
    const frames = [];
    let nodes = 0;
    let last = performance.now();
    for (let step = 0; step < steps; step++) {
      feed.scrollBy(0, -300);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - last);
      last = now;
      nodes = Math.max(nodes, feed.querySelectorAll('*').length);
    }
    return { frames, nodes };
  }, SCROLL_STEPS);
}
