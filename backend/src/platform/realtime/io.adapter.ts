import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { AppConfig } from '../config/config.js';
import { clientAddress } from '../http/client-address.js';
import { truncated } from '../http/network.js';
import { isOwnOrigin } from '../http/own-origin.js';
import { SecurityLog } from '../security-log/security-log.service.js';
import { Doorway } from './doorway.js';

const OPTIONS: Partial<ServerOptions> = {
  path: '/socket.io',
  transports: ['websocket'],
  serveClient: false,
  maxHttpBufferSize: 16 * 1024,
  perMessageDeflate: false,
  // Who is let in nowhere is sent away.
  connectTimeout: 15_000,
  // A dead line is noticed within 18 seconds. That also bounds what waits for a reader who has stopped reading: its
  // pings wait behind the rest, and it is closed.
  pingInterval: 10_000,
  pingTimeout: 8_000,
};

/**
 * Socket.IO for this product. Browsers send cookies with a websocket of any site, so the Origin decides who may even
 * try. Missed events are replayed from the log by the gateways, hence no connection state recovery.
 */
export class RealtimeIoAdapter extends IoAdapter {
  constructor(
    private readonly context: INestApplicationContext,
    private readonly config: AppConfig,
  ) {
    super(context);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const proxyHops = this.config.TRUST_PROXY_HOPS;
    const doorway = new Doorway({ perAddress: this.config.SOCKETS_PER_ADDRESS, proxyHops });
    const security = this.context.get(SecurityLog);
    const allowRequest: ServerOptions['allowRequest'] = (request, decide) => {
      if (!this.isFromHere(request.headers.origin)) {
        security.note('origin.refused', { network: truncated(clientAddress(request, proxyHops)) });
        decide('foreign origin', false);
      } else if (!doorway.hasRoomFor(request)) decide('too many connections', false);
      else decide(null, true);
    };
    // Nest's signature wants every option, although each has a default.
    const server: Server = super.createIOServer(port, {
      ...options,
      ...OPTIONS,
      allowRequest,
    } as ServerOptions);
    doorway.watch(server);
    return server;
  }

  /** Programs send no Origin. A production server has browsers to talk to and nobody else. */
  private isFromHere(origin: string | undefined): boolean {
    if (origin === undefined) return this.config.NODE_ENV !== 'production';
    return isOwnOrigin(origin, this.config);
  }
}
