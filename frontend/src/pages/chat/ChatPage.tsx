import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ChatRoom } from '../../features/chat/ChatRoom';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { UpcomingEvents } from './UpcomingEvents';

/** The group's chat, for paid guests of the trip and its hosts: of the trip in the address, if there is one. */
export default function ChatPage() {
  return (
    <PaidAccess>
      <TripChat />
    </PaidAccess>
  );
}

const upcoming = (tripId: number | null) => <UpcomingEvents tripId={tripId} />;

function TripChat() {
  const [query, setQuery] = useSearchParams();
  const trip = Number(query.get('trip'));
  // Who came to write to somebody goes on in the text box.
  const { state } = useLocation() as { state: { isWriting?: boolean } | null };
  const leaveAddress = useCallback(() => setQuery({}, { replace: true }), [setQuery]);
  return (
    <ChatRoom
      startTrip={Number.isInteger(trip) && trip > 0 ? trip : null}
      upcoming={upcoming}
      onChosen={leaveAddress}
      isWriting={state?.isWriting === true}
    />
  );
}
