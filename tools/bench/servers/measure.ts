import { pause } from '../../local/wait.js';
import { monotonicMs } from '../clock.js';
import { DriverThread } from '../load/driver-thread.js';
import type { Schedule } from '../load/schedule.js';
import type { Seen } from '../load/tally.js';
import type { Usage } from '../usage-probe.js';
import type { Contender, Ground, Started } from './contender.js';

/** What has not come so long after the last message was due counts as lost. The table says so. */
const PATIENCE_MS = 20_000;
/** From the word to the start, so that every thread has heard it. */
const LEAD_MS = 500;
/** After booting and after connecting: what is done once is done, and memory can be read. */
const SETTLE_MS = 2_000;

export interface Load {
  schedule: Schedule;
  warmUpMs: number;
  /** Threads of the driver. */
  threads: number;
}

/** What came out for one server. Several nodes are added up. */
export interface Measured {
  name: string;
  /** One a thread of the driver. */
  seen: Seen[];
  members: number;
  /** Used by the server from the end of the warm-up to the last delivery. */
  cpuMs: number;
  idle: Usage;
  connected: Usage;
  /** The share of its time in which the busiest thread of the driver was at work. */
  driverBusy: number;
}

/** Starts a server, connects the members, plays the schedule, and stops the server again. */
export async function measure(contender: Contender, ground: Ground, load: Load): Promise<Measured> {
  const started = await contender.start(ground);
  const threads: DriverThread[] = [];
  try {
    await pause(SETTLE_MS);
    const idle = await usageOf(started, true);
    threads.push(...share(contender, started, load));
    await Promise.all(threads.map((thread) => thread.connected()));
    await pause(SETTLE_MS);
    const connected = await usageOf(started, true);

    const startMs = monotonicMs() + LEAD_MS;
    for (const thread of threads) thread.begin(startMs);
    await pause(LEAD_MS + load.warmUpMs);
    const before = await usageOf(started);
    const done = await Promise.all(threads.map((thread) => thread.done()));
    const after = await usageOf(started);
    return {
      name: contender.name,
      members: ground.members,
      seen: done.map(({ seen }) => seen),
      cpuMs: after.cpuMs - before.cpuMs,
      idle,
      connected,
      driverBusy: Math.max(...done.map(({ busy }) => busy)),
    };
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
    await started.stop();
  }
}

function share({ protocol }: Contender, { seats }: Started, { schedule, threads }: Load): DriverThread[] {
  const numbered = [...seats.entries()];
  return Array.from({ length: threads }, (_, thread) => {
    const own = numbered.filter(([member]) => member % threads === thread);
    return new DriverThread({ protocol, seats: own, schedule, patienceMs: PATIENCE_MS });
  });
}

async function usageOf({ nodes }: Started, settled = false): Promise<Usage> {
  const usages = await Promise.all(nodes.map((node) => node.usage(settled)));
  return {
    cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    rssBytes: usages.reduce((sum, { rssBytes }) => sum + rssBytes, 0),
    heapBytes: usages.reduce((sum, { heapBytes }) => sum + heapBytes, 0),
  };
}
