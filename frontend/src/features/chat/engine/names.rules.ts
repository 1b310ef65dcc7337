import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { lastSeq } from './log.rules';

export type Names = ReadonlyMap<number, string>;

/**
 * What those are called who wrote in the log, by id: as they were called last, as far as this browser has read. `before`
 * is the log that `names` are of. The same map while nobody has another name, so that nothing is drawn anew for it.
 */
export function namesAfter(
  names: Names,
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): Names {
  const newest = lastSeq({ messages: before });
  const fresh = after.slice(after.findLastIndex(({ seq }) => seq <= newest) + 1);
  const isFilled = after.length - fresh.length !== before.length;
  const earlier = isFilled ? after.filter(({ sender }) => !names.has(sender.id)) : [];
  const told = [...earlier, ...fresh].filter(({ sender }) => names.get(sender.id) !== sender.name);
  return told.length === 0
    ? names
    : new Map([...names, ...told.map(({ sender }) => [sender.id, sender.name] as const)]);
}
