import { join } from 'node:path';
import { startEmbeddedPostgres } from '../local/embedded-postgres/start.js';
import { LocalFault } from '../local/local-fault.js';
import { makePrivateFolder } from '../local/make-folder.js';
import { step } from '../local/progress.js';
import { readLocalSettings } from '../local/settings.js';
import { readChatOptions } from './load/chat-options.js';
import { makeSchedule } from './load/schedule.js';
import { couldKeepUp, figuresOf, isFaultless } from './report/figures.js';
import { describeMachine } from './report/machine.js';
import { renderTable } from './report/table.js';
import { runBench } from './run-bench.js';
import { bareWs, plainSocketIo } from './servers/baselines.js';
import { gangway } from './servers/gangway.js';
import { measure } from './servers/measure.js';

const WARM_UP_MS = 5_000;

// `npm run bench:chat`: the same conversation through a bare ws server, a plain Socket.IO server and Gangway, one after
// the other. It fails when Gangway loses, doubles or reorders anything, and never because something was slow.
await runBench(async () => {
  const { members, rate, seconds, threads, nodes, withRedis, nodeFlags } = readChatOptions();
  const settings = readLocalSettings(process.env);
  makePrivateFolder(settings.dataDir);
  makePrivateFolder(settings.logDir);
  const schedule = makeSchedule({ members, rate, warmUpMs: WARM_UP_MS, measuredMs: seconds * 1_000 });
  console.log(`  ${describeMachine()}`);
  console.log(
    `  ${members} members, ${rate} messages a second for ${seconds} s, on this machine with the load driver\n`,
  );

  const postgres = await startEmbeddedPostgres({ dataDir: join(settings.dataDir, 'bench') });
  try {
    const ground = { postgresUrl: postgres.url, logDir: settings.logDir, members, nodeFlags };
    const figures = [];
    for (const contender of [bareWs, plainSocketIo, gangway({ nodes, withRedis })]) {
      const load = { schedule, warmUpMs: WARM_UP_MS, threads };
      const measured = await step(contender.name, () => measure(contender, ground, load));
      figures.push(figuresOf(measured, schedule));
    }
    const ours = figures.pop();
    if (!ours) throw new Error('nothing was measured');
    console.log(`\n${renderTable(figures, ours)}\n`);
    const drowned = [...figures, ours].filter((server) => !couldKeepUp(server)).map(({ name }) => name);
    if (drowned.length)
      console.log(
        `  Could not keep up here: ${drowned.join(', ')}. Try fewer --members or a lower --rate.\n`,
      );
    if (!isFaultless(ours))
      throw new LocalFault('Gangway lost, doubled or reordered messages, or took none.');
  } finally {
    await postgres.stop();
  }
});
