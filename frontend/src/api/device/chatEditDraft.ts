import { hasFields, isText } from '../../lib/browser/hasFields';
import { keepValue, readKeptValue } from '../../lib/browser/kept';
import type { ChatSeat } from './chatSeat';

/** The name begins as everything that this tab keeps of what is typed (`typed.ts`): it ends with its person. */
const KEY = 'gangway-chat-edit';

/** A message under edit, and the text as far as it has come. */
interface KeptEdit extends ChatSeat {
  seq: number;
  text: string;
}

const isEdit = (value: unknown): value is KeptEdit =>
  hasFields<KeptEdit>(value, {
    userId: Number.isInteger,
    tripId: Number.isInteger,
    seq: Number.isInteger,
    text: isText,
  });

/** What this person was editing of the group's chat in this tab; null for nothing. */
export function readEdit({ userId, tripId }: ChatSeat): KeptEdit | null {
  const kept = readKeptValue('tab', KEY);
  return isEdit(kept) && kept.userId === userId && kept.tripId === tripId ? kept : null;
}

/** Keeps an edit over a reload and a time in which one may not write; null ends it. */
export function writeEdit(edit: KeptEdit | null): void {
  keepValue('tab', KEY, edit);
}
