import { parseArgs } from 'node:util';
import { measureChat } from './chat.mjs';
import { measureDashboard } from './dashboard.mjs';
import { measureDirectory } from './directory.mjs';
import { measureInLab } from './lab.mjs';
import { printPages, report } from './report.mjs';
import { withSite } from './site.mjs';
import { measureSizes } from './sizes.mjs';
import { measureVisits } from './visit.mjs';

/**
 * Below this index of Lighthouse's (a quiet laptop has 2,000 and more) the machine is too busy to time anything: times
 * are printed and not judged.
 */
const FAST_INDEX = 1500;

/** What can be measured by itself with `--only`. */
const PARTS = ['public', 'chat', 'directory', 'dashboard'];

/**
 * Measures, prints, and sets the exit code to 1 where a budget is crossed. `--runs N`: Lighthouse runs a page, 5 unless told.
 * `--pages /,/terms`: Lighthouse sees these pages alone. `--only chat,directory`: these parts alone, their times judged all the same.
 */
export async function benchWeb(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      only: { type: 'string', default: PARTS.join(',') },
    },
  });
  const parts = values.only.split(',');
  await withSite(async (origin) => {
    const seen = parts.includes('public')
      ? await measurePublic(origin, values)
      : { figures: [], isFast: true };
    const chat = parts.includes('chat') ? await measureChat(origin) : [];
    // Last, for they fill the trip.
    const directory = parts.includes('directory') ? await measureDirectory(origin) : [];
    const dashboard = parts.includes('dashboard') ? await measureDashboard(origin) : [];
    const crossed = report([...seen.figures, ...chat, ...directory, ...dashboard], seen.isFast);
    for (const sentence of crossed) console.log(`  Crossed: ${sentence}`);
    if (crossed.length > 0) process.exitCode = 1;
  });
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
  return { figures: [...measureSizes(), ...visits, ...lab], isFast: machine >= FAST_INDEX };
}

/** Every page of the sitemap: what search engines are sent to is what has to be fast. */
async function publicPaths(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}
