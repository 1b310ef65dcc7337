import type { IncomingMessage } from 'node:http';
import type { Namespace, Server, Socket } from 'socket.io';
import { clientAddress } from '../http/client-address.js';
import { networkOf, wideNetworkOf } from '../http/network.js';
import { ConnectionRefusal } from './admission.js';
import { Counter } from './counter.js';

/** Connections whose page has not said yet who it is: those of a page are through in moments. */
const STRANGERS_SHARE = 20;
/** How often one connection may knock at namespaces. A page knocks at one. */
const MOST_KNOCKS = 10;
/** An IPv6 provider's customer may hold a /48: so many times what one network may. */
const WIDE = 4;

interface Conn {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
  close(discard?: boolean): void;
}

/**
 * Counts a node's connections by address before they are made, and those apart that are not let in anywhere yet. Who is
 * not logged in is told so by the namespace, which the page can read, and sent away.
 */
export class Doorway {
  private readonly open = new Counter();
  private readonly strangers = new Counter();
  private readonly leaves = new WeakMap<object, () => void>();
  private readonly knocks = new WeakMap<object, number>();

  constructor(private readonly limits: { perAddress: number; proxyHops: number }) {}

  /** Whether one more connection may be made from where this request comes. */
  hasRoomFor(request: IncomingMessage): boolean {
    const most = this.limits.perAddress;
    return this.keysOf(request).every(
      ({ key, times }) =>
        this.open.of(key) < most * times &&
        this.strangers.of(key) < Math.ceil(most / STRANGERS_SHARE) * times,
    );
  }

  watch(server: Server): void {
    server.engine.on('connection', (conn: Conn) => this.arrived(conn));
    // Socket.IO's own namespace lets everybody in, and nothing of ours is there.
    server.of('/').use((_socket, next) => next(new ConnectionRefusal('FORBIDDEN', 'Nothing is here.')));
    server.on('new_namespace', (namespace: Namespace) => {
      namespace.use((socket, next) => this.knocked(socket, next));
      namespace.on('connection', (socket) => this.entered(socket.conn));
    });
  }

  private keysOf(request: IncomingMessage): { key: string; times: number }[] {
    const address = clientAddress(request, this.limits.proxyHops);
    const around = wideNetworkOf(address);
    return [{ key: networkOf(address), times: 1 }, ...(around ? [{ key: around, times: WIDE }] : [])];
  }

  private arrived(conn: Conn): void {
    const keys = this.keysOf(conn.request).map(({ key }) => key);
    const count = (counter: Counter, by: 1 | -1) => keys.forEach((key) => counter.change(key, by));
    let isStranger = true;
    const leave = () => {
      if (isStranger) count(this.strangers, -1);
      isStranger = false;
    };
    count(this.open, 1);
    count(this.strangers, 1);
    this.leaves.set(conn, leave);
    conn.once('close', () => {
      leave();
      count(this.open, -1);
    });
  }

  private entered(conn: object): void {
    this.leaves.get(conn)?.();
  }

  private knocked(socket: Socket, next: (refusal?: Error) => void): void {
    const times = (this.knocks.get(socket.conn) ?? 0) + 1;
    this.knocks.set(socket.conn, times);
    if (times <= MOST_KNOCKS) return next();
    socket.conn.close(true);
  }
}
