import type {
  HostClientToServer,
  HostEvent,
  HostHandshake,
  HostServerToClient,
  HostSummary,
} from '../../../../backend/contracts/host-events';
import { type Connection, openLiveSocket } from '../socket';

interface HostHearing {
  /** The last event id this page has; asked at each connect, so that what was missed follows. */
  lastEventId: () => number;
  onConnection: (connection: Connection) => void;
  onSummary: (summary: HostSummary) => void;
  onEvent: (event: HostEvent) => void;
}

/** Opens `/host` for the trips this person hosts; returns the function that closes it. */
export function openHostFeed(hearing: HostHearing): () => void {
  const { socket, close } = openLiveSocket<HostServerToClient, HostClientToServer>({
    namespace: '/host',
    handshake: (): HostHandshake => ({ after: hearing.lastEventId() }),
    onConnection: hearing.onConnection,
  });
  socket.on('host:summary', hearing.onSummary);
  socket.on('host:event', hearing.onEvent);
  return close;
}
