import type { Namespace, Socket } from 'socket.io';
import type { HostClientToServer, HostServerToClient } from '../../../contracts/host-events.js';

/** What the server knows of a host's socket. */
export interface HostVisitor {
  sessionId: string;
  userId: number;
  /** The trips this host hosts, kept current while the socket is open. */
  tripIds: number[];
  /** The last event id the page says it has. */
  after: number | undefined;
}

type NoEvents = Record<string, never>;
export type HostNamespace = Namespace<HostClientToServer, HostServerToClient, NoEvents, HostVisitor>;
export type HostSocket = Socket<HostClientToServer, HostServerToClient, NoEvents, HostVisitor>;
