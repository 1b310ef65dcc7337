import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { AppConfig } from '../config/config.js';
import { isOwnOrigin } from '../http/own-origin.js';

const OPTIONS: Partial<ServerOptions> = {
  path: '/socket.io',
  transports: ['websocket'],
  serveClient: false,
  maxHttpBufferSize: 16 * 1024,
  perMessageDeflate: false,
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
    app: INestApplicationContext,
    private readonly config: AppConfig,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const allowRequest: ServerOptions['allowRequest'] = (request, decide) => {
      const allowed = this.isFromHere(request.headers.origin);
      decide(allowed ? null : 'foreign origin', allowed);
    };
    // Nest's signature wants every option, although each has a default.
    return super.createIOServer(port, { ...options, ...OPTIONS, allowRequest } as ServerOptions);
  }

  /** Programs send no Origin. A production server has browsers to talk to and nobody else. */
  private isFromHere(origin: string | undefined): boolean {
    if (origin === undefined) return this.config.NODE_ENV !== 'production';
    return isOwnOrigin(origin, this.config);
  }
}
