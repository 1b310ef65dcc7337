import { pause } from '../../local/wait.js';
import { monotonicMs } from '../clock.js';
import type { Member } from './connect-all.js';
import type { DriverTask } from './driver-words.js';
import { contentOf } from './schedule.js';
import { type Seen, Tally } from './tally.js';

const LOOK_EVERY_MS = 50;

/**
 * Says this thread's part of the schedule, each message when it is due whatever the server is doing (an open loop), and
 * counts what its members hear of everybody's messages. Ends when they have heard all, or patience has.
 */
export async function drive(task: DriverTask, members: Map<number, Member>, startMs: number): Promise<Seen> {
  const { schedule, patienceMs } = task;
  const tally = new Tally(schedule, members.size, startMs);
  for (const [i, member] of [...members.values()].entries()) {
    member.onHeard = (messages) => tally.hear(i, messages, monotonicMs());
  }
  for (const [index, dueMs] of schedule.atMs.entries()) {
    const member = members.get(schedule.member[index] ?? -1);
    if (!member) continue; // another thread's
    const waitMs = startMs + dueMs - monotonicMs();
    if (waitMs > 0) await pause(Math.ceil(waitMs));
    member.client.say(contentOf(index), (taken) => tally.answered(index, taken, monotonicMs()));
  }
  const everything = schedule.atMs.length * members.size;
  const giveUpMs = startMs + (schedule.atMs.at(-1) ?? 0) + patienceMs;
  while (tally.received < everything && monotonicMs() < giveUpMs) await pause(LOOK_EVERY_MS);
  for (const member of members.values()) {
    member.client.close();
    if (member.isLost) tally.seen.lostConnections++;
  }
  return tally.seen;
}
