import { ChatRoom } from '../../features/chat/ChatRoom';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { useVoyage } from '../../features/voyage/useVoyage';
import { ownZone } from '../../lib/ownZone';
import { UpcomingEvents } from './UpcomingEvents';

/** The group's chat, for paid guests of the trip and its hosts. */
export default function ChatPage() {
  return (
    <PaidAccess>
      <TripChat />
    </PaidAccess>
  );
}

function TripChat() {
  const { voyage } = useVoyage();
  return <ChatRoom timeZone={voyage?.timeZone ?? ownZone()} upcoming={<UpcomingEvents />} />;
}
