import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { AskedKind } from '../room/useDesk';
import type { Room } from '../room/room';
import { DeleteDialog } from './DeleteDialog';
import { EndPollDialog } from './EndPollDialog';
import { ReportDialog } from './ReportDialog';
import { TextDialog } from './TextDialog';

const DIALOGS = {
  delete: DeleteDialog,
  report: ReportDialog,
  select: TextDialog,
  'end-poll': EndPollDialog,
} as const;

interface Props {
  kind: AskedKind;
  message: ChatMessage;
  room: Room;
}

/** The dialog that a message's menu leads to. */
export default function MessageDialog({ kind, message, room }: Props) {
  const Dialog = DIALOGS[kind];
  return <Dialog message={message} room={room} />;
}
