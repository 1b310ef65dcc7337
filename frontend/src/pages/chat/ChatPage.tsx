import { ChatRoom } from '../../features/chat/ChatRoom';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { UpcomingEvents } from './UpcomingEvents';

/** The group's chat, for paid guests of the trip and its hosts. */
export default function ChatPage() {
  return (
    <PaidAccess>
      <ChatRoom upcoming={<UpcomingEvents />} />
    </PaidAccess>
  );
}
