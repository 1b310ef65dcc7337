import type { ChatMessage } from '../../../../contracts/chat-events.js';
import type { ChatLineDto } from './host-reports.dto.js';

/** A message as the desk lists it. */
export function chatLine(message: ChatMessage, tripTitle: string): ChatLineDto {
  const { tripId, seq, sender, content, photo, poll, isAnnouncement = false, at } = message;
  return {
    tripId,
    tripTitle,
    seq,
    sender: sender.name,
    isHost: sender.isHost,
    // What a poll asks stands in its answers as much as in its question.
    content: poll ? [`Poll: ${content}`, ...poll.answers].join('\n') : content,
    hasPhoto: Boolean(photo),
    isAnnouncement,
    at,
  };
}
