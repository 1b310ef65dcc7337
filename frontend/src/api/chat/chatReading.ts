import type { ChatHistory, ChatWelcome } from '../../../../backend/contracts/chat-events';
import { client, dataOf } from '../client';
import type { ChatPosition, ChatWire } from './chatSocket';

/** The chat where a network lets no live connection through: it is asked, and does not tell by itself. */
export interface ChatReading {
  welcome: (known: ChatPosition) => Promise<ChatWelcome>;
  history: (page: ChatHistory & Pick<ChatPosition, 'tripId'>) => ReturnType<ChatWire['history']>;
}

export const chatReading: ChatReading = {
  welcome: (query) => dataOf(client.GET('/api/chat/welcome', { params: { query } })),
  history: async (query) => {
    const page = await dataOf(client.GET('/api/chat/history', { params: { query } }));
    return { ok: true, ...page };
  },
};
