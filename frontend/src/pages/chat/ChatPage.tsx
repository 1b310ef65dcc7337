import { ChatRoom } from '../../features/chat/ChatRoom';
import { PaidAccess } from '../../features/gate/PaidAccess';

/** The group's chat, for paid guests of the trip and its hosts. */
export default function ChatPage() {
  return (
    <PaidAccess>
      <ChatRoom />
    </PaidAccess>
  );
}
