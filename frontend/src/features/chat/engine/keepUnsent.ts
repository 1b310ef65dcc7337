import type { OutboxStore, UnsentLine } from '../../../api/device/chatOutboxStore';
import type { PendingLine } from './chat.model';

const unsentOf = (pending: readonly PendingLine[]) =>
  new Map(pending.filter(({ status }) => status !== 'sent').map((line) => [line.clientId, line]));

/** What outlives a reload: the line without how its sending stands. */
function stored(line: PendingLine): UnsentLine {
  const { status: _, reason: __, uploaded: ___, ...kept } = line;
  return kept;
}

// Storage that fails costs only the survival of a reload; the line itself is in memory and is being sent.
const ignore = () => undefined;

/** Writes to storage what became pending or got its photo to the server, and takes out what is acknowledged or deleted. */
export function keepUnsent(
  store: OutboxStore,
  before: readonly PendingLine[],
  after: readonly PendingLine[],
): void {
  const had = unsentOf(before);
  const has = unsentOf(after);
  for (const [clientId, line] of has) {
    const known = had.get(clientId);
    if (!known) store.put(stored(line)).catch(ignore);
    else if (known.photo !== line.photo) store.replace(stored(line)).catch(ignore);
  }
  for (const clientId of had.keys()) if (!has.has(clientId)) store.remove(clientId).catch(ignore);
}
