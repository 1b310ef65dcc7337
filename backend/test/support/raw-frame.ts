import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/**
 * What becomes of a connection to the chat that sends a frame just as it stands, and a message that makes sense after it:
 * `answered` if that message gets its answer.
 */
export async function outcomeOf(site: string, cookie: string, frame: string): Promise<'closed' | 'answered'> {
  const url = `${site.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie } });
  const message = JSON.stringify({ clientId: randomUUID(), content: 'hello' });
  try {
    return await new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => socket.send('40/chat,'));
      socket.on('message', (data: Buffer) => {
        const told = data.toString();
        if (told.startsWith('43/chat,1')) resolve('answered');
        if (!told.includes('chat:welcome')) return;
        socket.once('close', () => resolve('closed'));
        socket.send(frame);
        socket.send(`42/chat,1["chat:send",${message}]`);
      });
    });
  } finally {
    socket.terminate();
  }
}
