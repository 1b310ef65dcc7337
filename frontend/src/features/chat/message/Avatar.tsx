import type { ChatSender } from '../../../../../backend/contracts/chat-events';
import { Avatar as Initials } from '../../../ui/Avatar';

/** Who wrote a message, by their initials. */
export function Avatar({ sender: { id, avatar, isHost } }: { sender: ChatSender }) {
  return <Initials initials={avatar} shadeOf={id} isHost={isHost} />;
}
