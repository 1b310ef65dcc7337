import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { copyAloud } from '../../../ui/copyAloud';
import { toastSuccess } from '../../../ui/toast';
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
      void copyAloud(contentOf(message));
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
