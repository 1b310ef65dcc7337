import { useLocation } from 'react-router-dom';
import { ChatRoom } from '../../features/chat/ChatRoom';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { useVoyage } from '../../features/voyage/useVoyage';
import { ownZone } from '../../lib/time/ownZone';
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
  // Who came to write to somebody goes on in the text box.
  const { state } = useLocation() as { state: { isWriting?: boolean } | null };
  return (
    <ChatRoom
      timeZone={voyage?.timeZone ?? ownZone()}
      upcoming={<UpcomingEvents />}
      isWriting={state?.isWriting === true}
    />
  );
}
