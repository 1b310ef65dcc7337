import { ApiPropertyOptional } from '@nestjs/swagger';
import type {
  ChatActivity,
  ChatChange,
  ChatChanged,
  ChatMessage,
  ChatPhoto,
  ChatReaction,
  ChatSender,
  ChatWelcome,
} from '../../../contracts/chat-events.js';
import type { ChatChosen, ChatPoll, ChatPollStanding } from '../../../contracts/chat-polls.js';

// The shapes of contracts/chat-events.ts, which says what they mean, as the description of the API has them.

export class ChatSenderDto implements ChatSender {
  id: number;
  name: string;
  avatar: string;
  isHost: boolean;
}

export class ChatPhotoDto implements ChatPhoto {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  alt: string;
}

export class ChatPollDto implements ChatPoll {
  answers: string[];
  isMultiple: boolean;
}

export class ChatChosenDto implements ChatChosen {
  userIds: number[];
}

export class ChatPollStandingDto implements ChatPollStanding {
  chosen: ChatChosenDto[];
  endedAt?: string;
}

export class ChatReactionDto implements ChatReaction {
  emoji: string;
  userIds: number[];
}

export class ChatChangeDto implements ChatChange {
  rev: number;
  content: string;
  editedAt?: string;
  deletedAt?: string;
  pinnedAt?: string;
  reactions: ChatReactionDto[];
  poll?: ChatPollStandingDto;
}

export class ChatMessageDto implements ChatMessage {
  seq: number;
  id: string;
  clientId: string;
  tripId: number;
  sender: ChatSenderDto;
  content: string;
  replyTo?: number;
  photo?: ChatPhotoDto;
  poll?: ChatPollDto;
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  isAnnouncement?: true;
  at: string;
  change?: ChatChangeDto;
}

export class ChatChangedDto implements ChatChanged {
  seq: number;
  change: ChatChangeDto;
}

export class ChatActivityDto implements ChatActivity {
  messagesToday: number;
  activeMembers: number;
  totalMembers: number;
  photosShared: number;
}

export class ChatWelcomeDto implements ChatWelcome {
  me: ChatSenderDto;
  tripId: number;
  head: number;
  missed: ChatMessageDto[];
  gap: boolean;
  rev: number;
  changed: ChatChangedDto[];
  changesGap: boolean;
  pinned: ChatMessageDto[];
  mutedUserIds: number[];
  silencedUntil: string | null;
  here: number;
  readSeq: number;
  activity: ChatActivityDto;
}

export class ChatHistoryDto {
  /** Ascending. */
  messages: ChatMessageDto[];
  hasMore: boolean;
}
