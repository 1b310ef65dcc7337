import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { wholeInQuery } from '../../platform/http/whole-number.js';
import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { ChatPhotoDto } from './chat-message.dto.js';
import { OfTripDto } from './of-trip.dto.js';

/** The badge: `head` is the newest number of the trip's log, `readSeq` the last one this person has read. */
export class UnreadDto {
  unread: number;
  head: number;
  readSeq: number;
}

export class RecentMessageDto {
  id: string;
  senderName: string;
  /** In words: "5 minutes ago". */
  timeAgo: string;
  content: string;
}

/** A page of a trip's photos. */
export class PhotosBeforeDto extends OfTripDto {
  /** What the page before this one answered as `next`. */
  @MayBeLeftOut()
  @wholeInQuery(1)
  before?: number;
}

/** A shared picture, by whom and when. */
export class SharedPhotoDto extends ChatPhotoDto {
  sharedBy: string;
  /** ISO instant. */
  at: string;
  /** The message it came with, where there is one. */
  messageSeq: number | null;
}

export class PhotoPageDto {
  photos: SharedPhotoDto[];
  /** Asks for the next page as `before`; null on the last one. */
  next: number | null;
}

export class ChatNotificationsDto {
  /** At most one mail a day about what was not read; announcements at once. */
  @IsBoolean({ message: 'Say true or false' })
  digest: boolean;
}

export class CardMuteDto {
  @IsBoolean({ message: 'Say true or false' })
  isMuted: boolean;
}

/** Somebody who is muted in the chat, by the id that the chat knows them by. */
export class MutedPersonDto {
  userId: number;
  /** As the group reads it in the chat, or on their card while they have not written; null when neither tells it. */
  name: string | null;
}

/** Of whom this person does not want to hear. */
export class MutedPeopleDto {
  /** Those with a card in the guest list, by the card's id. */
  personIds: string[];
  /** All of them. */
  people: MutedPersonDto[];
}

export class NotificationsLinkDto {
  @MaxLength(100, { message: 'This link is not complete' })
  @IsString({ message: 'This link is not complete' })
  token: string;
}
