import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatChosen, ChatPoll } from '../../../../../backend/contracts/chat-polls';
import type { Room } from '../room/room';

/** A message and what it asks. */
export interface PollProps {
  message: ChatMessage;
  poll: ChatPoll;
  room: Room;
}

/** What a poll is drawn from, open or ended. */
export interface PollParts extends PollProps {
  question: string;
  /** Who chose each answer. */
  chosen: readonly ChatChosen[];
}
