import { parseArgs } from 'node:util';
import { measureChat } from './chat.mjs';
import { measureDashboard } from './dashboard.mjs';
import { measureDirectory } from './directory.mjs';
import { measureInLab } from './lab.mjs';
import { crowding, machineIndex, REFERENCE_INDEX } from './machine.mjs';
import { printPages, report } from './report.mjs';
import { withSite } from './site.mjs';
import { measureSizes } from './sizes.mjs';
import { measureVisits } from './visit.mjs';

/**
 * Times by the clock say what a page does only where it has the machine to itself. Below this index of Lighthouse's (a quiet
 * laptop has 2,000 and more) it is too slow, and where work takes this much longer on the clock than on the CPU, before a
 * part or after it, it is too busy: the part's times are printed and not judged. Sizes, counts and what is reckoned by CPU
 * time are judged on every machine.
 */
const FAST_INDEX = 1500;
const MOST_CROWDED = 1.25;
/**
 * The lists and the chat have budgets for a CPU four times slower than the machine on which they were found. Only one about as
 * fast is judged by the clock; on any other the CPU time of the page's own thread is, reckoned for that machine.
 */
const AS_FAST = 0.9;

/** The slowdown that the budgets are meant for. */
const SLOWER = '4';

/** What can be measured by itself with `--only`. The last two fill the trip. */
const PARTS = {
  public: measurePublic,
  chat: reckoned(measureChat),
  directory: reckoned(measureDirectory),
  dashboard: reckoned(measureDashboard),
};

/**
 * Measures, prints, and sets the exit code to 1 where a budget is crossed that can be judged. `--runs N`: Lighthouse runs a
 * page, 5 unless told. `--pages /,/terms`: Lighthouse sees these pages alone. `--only chat,directory`: these parts alone.
 * `--slower 2`: the CPU of the lists and the chat is slowed down so many times instead of 4.
 */
export async function benchWeb(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      slower: { type: 'string', default: SLOWER },
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
    },
  });
  const parts = values.only.split(',');
  await withSite(async (origin) => {
    const figures = [];
    for (const [part, measure] of Object.entries(PARTS)) {
      if (parts.includes(part)) figures.push(...(await watched(part, () => measure(origin, values))));
    }
    const crossed = report(figures);
    if (values.slower !== SLOWER)
      console.log(
        `  The lists and the chat were measured with a CPU ${values.slower}x slower, not ${SLOWER}x.`,
      );
    for (const sentence of crossed) console.log(`  Crossed: ${sentence}`);
    if (crossed.length > 0) process.exitCode = 1;
  });
}

/** The figures of a part, each with whether its times can be judged. */
async function watched(part, measure) {
  const before = crowding();
  const figures = await measure();
  const crowded = Math.max(before, crowding());
  console.log(
    `  ${part}: work took ${crowded.toFixed(2)} times its CPU time (times are judged up to ${MOST_CROWDED})`,
  );
  return figures.map((figure) => ({
    ...figure,
    isFair: figure.isFair !== false && crowded <= MOST_CROWDED,
  }));
}

/** A part whose CPU times are told as the machine of the budgets would have them. */
function reckoned(measure) {
  return async (origin, values) => {
    const before = await machineIndex();
    const figures = await measure(origin, values);
    const speed = Math.max(before, await machineIndex()) / REFERENCE_INDEX;
    console.log(
      `  Machine index ${Math.round(speed * REFERENCE_INDEX)}; CPU times are those of a machine of ${REFERENCE_INDEX}`,
    );
    return figures.map((figure) =>
      figure.key.endsWith('.cpu')
        ? { ...figure, value: figure.value * speed }
        : { ...figure, isFair: speed >= AS_FAST },
    );
  };
}

async function measurePublic(origin, { runs, pages }) {
  const paths = await publicPaths(origin);
  const asked = pages?.split(',') ?? paths;
  console.log(
    `  Visiting ${paths.length} public pages, then Lighthouse on ${asked.length}, ${runs} runs each ...`,
  );
  const visits = await measureVisits(origin, paths);
  const { figures: lab, machine } = await measureInLab(origin, asked, Number(runs));
  console.log(`\n  Machine index ${Math.round(machine)} (times are judged from ${FAST_INDEX} on)\n`);
  printPages(lab);
  const isFair = machine >= FAST_INDEX;
  return [...measureSizes(), ...visits, ...lab].map((figure) => ({ ...figure, isFair }));
}

/** Every page of the sitemap: what search engines are sent to is what has to be fast. */
async function publicPaths(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}
