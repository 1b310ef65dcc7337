import pg from 'pg';
import { Server } from 'socket.io';
import type { Ack, ChatMessage, ChatSend } from '../../backend/contracts/chat-events.js';
import { listen } from './baselines/listen.js';
import { messageOf } from './baselines/message.js';

// What the tutorials build: Socket.IO as it comes, each message inserted into PostgreSQL and then emitted to all. It has
// no accounts, no rooms, no common order, no retry and no way to get what was missed.
interface ToServer {
  'chat:send': (said: ChatSend, ack: Ack<{ message: ChatMessage }>) => void;
}
interface ToClient {
  'chat:messages': (messages: ChatMessage[]) => void;
}

const db = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
await db.query(
  `CREATE TABLE IF NOT EXISTS messages (
     id serial PRIMARY KEY, member integer, client_id uuid, content text, at timestamptz DEFAULT now())`,
);

const io = new Server<ToServer, ToClient>(listen());
let members = 0;

io.on('connection', (socket) => {
  const member = ++members;
  socket.on('chat:send', (said, ack) => void tell(member, said, ack));
});

async function tell(member: number, said: ChatSend, ack: Ack<{ message: ChatMessage }>): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    'INSERT INTO messages (member, client_id, content) VALUES ($1, $2, $3) RETURNING id',
    [member, said.clientId, said.content],
  );
  const message = messageOf(said, rows[0]?.id ?? 0, member);
  ack({ ok: true, message });
  io.emit('chat:messages', [message]);
}
