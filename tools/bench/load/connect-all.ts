import { connectBare } from './bare-client.js';
import type { Connect, Heard, LoadClient } from './client.js';
import type { DriverTask, Protocol } from './driver-words.js';
import { connectSocketIo } from './socketio-client.js';

/** So many knock at the same time: a crowd, but not a storm, which is another test. */
const AT_ONCE = 50;

const CONNECT: Record<Protocol, Connect> = {
  bare: connectBare,
  socketio: connectSocketIo('/', 'connected'),
  gangway: connectSocketIo('/chat', 'welcome'),
};

/** A connected member. Whoever drives the load sets what happens to what they hear. */
export interface Member {
  client: LoadClient;
  onHeard: (messages: readonly Heard[]) => void;
  isLost: boolean;
}

/** Connects this thread's members; answers them by their numbers in the schedule. Throws when one is refused. */
export async function connectAll({ protocol, seats }: DriverTask): Promise<Map<number, Member>> {
  const members = new Map<number, Member>();
  const waiting = seats.values();
  const connectNext = async (): Promise<void> => {
    for (const [number, seat] of waiting) {
      const member = { onHeard: () => undefined, isLost: false } as Omit<Member, 'client'>;
      const client = await CONNECT[protocol](seat, {
        heard: (messages) => member.onHeard(messages),
        lost: () => {
          member.isLost = true;
        },
      });
      members.set(number, Object.assign(member, { client }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connectNext));
  return members;
}
