import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mail as it arrived: who it was handed to, and its head and body as they were on the wire. */
export interface ArrivedMail {
  /** The envelope: where it really goes, whatever its head says. */
  recipients: string[];
  /** By name in small letters, long lines joined. */
  head: Map<string, string>;
  body: string;
}

/** A mail server that takes everything and shows it: SMTP's few words, and no more. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  /** From now on it takes mails and does not say so: whoever sends one does not know whether it arrived. */
  isSilent = false;

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.talk(socket));
  }

  /** @param port any free one unless told. */
  static async start(port = 0): Promise<MailServer> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new MailServer(server);
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private talk(socket: Socket): void {
    let input = '';
    let recipients: string[] = [];
    let isInMail = false;
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (part: Buffer) => {
      input += part.toString('utf8');
      for (;;) {
        const mark = isInMail ? '\r\n.\r\n' : '\r\n';
        const end = input.indexOf(mark);
        if (end < 0) return;
        const words = input.slice(0, end);
        input = input.slice(end + mark.length);
        if (isInMail) this.arrived.push({ recipients, ...partsOf(words) });
        if (isInMail && this.isSilent) return;
        if (/^RCPT TO:/i.test(words)) recipients.push(words.replace(/^.*<(.*)>.*$/, '$1'));
        if (/^MAIL FROM:/i.test(words)) recipients = [];
        isInMail = !isInMail && /^DATA$/i.test(words);
        socket.write(isInMail ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  }
}

function partsOf(mail: string): Pick<ArrivedMail, 'head' | 'body'> {
  const end = mail.indexOf('\r\n\r\n');
  const lines = mail
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const head = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
  );
  return { head, body: mail.slice(end + 4) };
}
