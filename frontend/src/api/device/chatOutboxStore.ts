import { clear, createStore, del, entries, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { ChatPoll } from '../../../../backend/contracts/chat-polls';

/** A picture that goes with a line: kept whole, so that neither a reload nor a tunnel loses it. */
export interface UnsentPhoto {
  file: Blob;
  /** A small `data:` address of it, drawn while it is on its way. */
  preview: string;
  width: number;
  height: number;
  alt: string;
  /** Once the server has it: another try does not carry it there again. */
  id?: string | undefined;
}

/** A line that has been written and not yet acknowledged. `at` is an ISO instant. */
export interface UnsentLine {
  clientId: string;
  content: string;
  at: string;
  /** The `seq` of the message it answers. */
  replyTo?: number;
  isAnnouncement?: true;
  photo?: UnsentPhoto;
  /** The answers to what the line asks. */
  poll?: ChatPoll;
}

/** Keeps a person's unsent lines over a reload or a crash. One key a line: two tabs cannot overwrite one another. */
export interface OutboxStore {
  load: () => Promise<UnsentLine[]>;
  put: (line: UnsentLine) => Promise<void>;
  /** Writes a line anew where it still lies. One that was forgotten meanwhile, here or by another tab, stays forgotten. */
  replace: (line: UnsentLine) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
}

let database: UseStore | undefined;
const lines = () => (database ??= createStore('gangway-chat', 'outbox'));

/** The unsent lines of one person in one trip's chat, oldest first. Without a database each call rejects; none throws. */
export function outboxStore(userId: number, tripId: number): OutboxStore {
  const prefix = `${userId}:${tripId}:`;
  return {
    load: async () => {
      const all = await entries<string, UnsentLine>(lines());
      const own = all.filter(([key]) => key.startsWith(prefix)).map(([, line]) => line);
      return own.toSorted((a, b) => a.at.localeCompare(b.at));
    },
    put: async (line) => set(prefix + line.clientId, line, lines()),
    replace: async (line) => replaceAt(prefix + line.clientId, line),
    remove: async (clientId) => del(prefix + clientId, lines()),
  };
}

/** Looks and writes in one transaction: what forgets the line comes wholly before it or after it. */
function replaceAt(key: string, line: UnsentLine): Promise<void> {
  return lines()('readwrite', (store) => {
    const look = store.getKey(key);
    look.addEventListener('success', () => {
      if (look.result !== undefined) store.put(line, key);
    });
    return promisifyRequest(store.transaction);
  });
}

/** How many unsent lines of one person wait on this device, of all their trips. Rejects without a database. */
export async function countUnsent(userId: number): Promise<number> {
  const all = await keys<string>(lines());
  return all.filter((key) => key.startsWith(`${userId}:`)).length;
}

/** Forgets every unsent line on this device: at logout, so that nothing private stays behind. */
export async function forgetUnsent(): Promise<void> {
  await clear(lines());
}
