import type { Namespace, Socket } from 'socket.io';
import type { HostClientToServer, HostServerToClient } from '../../../../contracts/host-events.js';
import type { HostedTrips } from './host.rules.js';

/** What the server knows of a host's socket. */
export interface HostVisitor {
  sessionId: string;
  userId: number;
  /** What this host hosts, kept current while the socket is open. */
  hosted: HostedTrips;
  /** The last event id the page says it has. */
  after: number | undefined;
}

type NoEvents = Record<string, never>;
export type HostNamespace = Namespace<HostClientToServer, HostServerToClient, NoEvents, HostVisitor>;
export type HostSocket = Socket<HostClientToServer, HostServerToClient, NoEvents, HostVisitor>;
