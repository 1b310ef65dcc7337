import { WebSocketServer } from 'ws';
import type { ChatSend } from '../../backend/contracts/chat-events.js';
import { listen } from './baselines/listen.js';
import { messageOf } from './baselines/message.js';

// The floor: a broadcast over `ws` and nothing else. No accounts, no rooms, no database; what it says is forgotten.
const server = new WebSocketServer({ server: listen(), perMessageDeflate: false });
let seq = 0;
let members = 0;

server.on('connection', (socket) => {
  const member = ++members;
  socket.on('message', (data: Buffer) => {
    const message = messageOf(JSON.parse(data.toString()) as ChatSend, ++seq, member);
    socket.send(JSON.stringify({ ack: message }));
    const frame = Buffer.from(JSON.stringify({ message }));
    for (const client of server.clients) client.send(frame, { binary: false });
  });
});
