import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { copyText } from '../../../lib/browser/copyText';
import { toastError, toastSuccess } from '../../../ui/toast';
import type { MessageAct } from './acts.rules';
import { contentOf } from '../engine/message.rules';
import type { Room } from '../room/room';
import { tellOutcome } from '../room/tellOutcome';

/** Does what was chosen in a message's menu, or opens what asks for more. */
export function runAct(act: MessageAct, message: ChatMessage, { client: { acts }, desk }: Room): void {
  const { seq, sender } = message;
  switch (act) {
    case 'reply':
    case 'edit':
      return desk.aim(act, seq);
    case 'delete':
    case 'report':
    case 'select':
      return desk.open(act, seq);
    case 'copy':
      void copy(contentOf(message));
      break;
    case 'pin':
    case 'unpin':
      void tellOutcome(acts.pin(seq, act === 'pin'));
      break;
    case 'mute':
    case 'unmute':
      void mute(act, sender, acts);
      break;
  }
  desk.close();
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toastSuccess({ title: 'Copied' });
  else toastError({ title: 'Not copied', description: 'Your browser does not allow it.' });
}

async function mute(
  act: 'mute' | 'unmute',
  { id, name }: ChatMessage['sender'],
  acts: Room['client']['acts'],
): Promise<void> {
  const isDone = await tellOutcome(acts.mute(id, act === 'mute'));
  if (isDone && act === 'mute') {
    toastSuccess({ title: `${name} is muted`, description: 'Only you know. Unmute them under About.' });
  }
}
