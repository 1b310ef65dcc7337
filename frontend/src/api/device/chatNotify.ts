import { forgetKept, keep, readKept } from '../../lib/browser/kept';

const PREFIX = 'chat-notify:';

/** Whether this person wants to be told of new messages on this device. */
export function readWantsNotes(userId: number): boolean {
  return readKept('device', PREFIX + userId) === 'yes';
}

export function writeWantsNotes(userId: number, wants: boolean): void {
  keep('device', PREFIX + userId, wants ? 'yes' : null);
}

/** Removes every such wish from this device: at logout. */
export function forgetNotes(): void {
  forgetKept('device', PREFIX);
}
