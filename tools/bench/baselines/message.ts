import type { ChatMessage, ChatSend } from '../../../backend/contracts/chat-events.js';

/** The message as Gangway would tell it, so that every server's deliveries carry as much. */
export function messageOf(said: ChatSend, seq: number, sender: number): ChatMessage {
  return {
    seq,
    id: String(seq),
    clientId: said.clientId,
    tripId: 1,
    sender: { id: sender, name: `Member ${sender} B.`, avatar: 'MB', isHost: false },
    content: said.content,
    at: new Date().toISOString(),
  };
}
