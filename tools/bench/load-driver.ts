import { parentPort, workerData } from 'node:worker_threads';
import { monotonicMs } from './clock.js';
import { drive } from './load/drive.js';
import { connectAll } from './load/connect-all.js';
import type { DriverTask, DriverWord } from './load/driver-words.js';

// A thread of the load driver: connects its share of the members, waits for the word, then says what is due and counts.
if (!parentPort) throw new Error('The load driver is a worker thread.');
const port = parentPort;
const tell = (word: DriverWord) => port.postMessage(word);

try {
  const task = workerData as DriverTask;
  const members = await connectAll(task);
  const begun = new Promise<number>((resolve) => port.once('message', resolve));
  tell({ type: 'connected' });
  const startMs = await begun;
  const before = performance.eventLoopUtilization();
  const seen = await drive(task, members, startMs);
  const busy = performance.eventLoopUtilization(before).utilization;
  tell({ type: 'done', seen, busy, finishedMs: monotonicMs() });
} catch (error) {
  tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
port.close();
