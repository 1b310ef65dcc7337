import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  /** The body as it came. */
  body: string;
}

/** A merchant's address that keeps what is posted to it, and answers what a test wants. */
export class Receiver {
  readonly received: Received[] = [];
  /** The status it answers from now on; null lets the sender wait. */
  answer: number | null = 200;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (req, res) => {
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => {
        receiver.received.push({ headers: req.headers, body: Buffer.concat(parts).toString('latin1') });
        if (receiver.answer !== null) res.writeHead(receiver.answer).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/told`;
  }

  /** The types of the webhook events received, in the order they came. */
  get eventTypes(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
  }

  /** As if it were new. */
  forget(): void {
    this.received.length = 0;
    this.answer = 200;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
