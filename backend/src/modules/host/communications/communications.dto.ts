import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ChatLineDto } from './host-reports.dto.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

/** What is said on the chosen trips. */
export class CommunicationsDto {
  messagesToday: number;
  /** Today and the six days before. */
  messagesWeek: number;
  /** By the asking host, in the chats. */
  unread: number;
  openReports: number;
  /** Of the mails that hosts wrote: gone out, waiting, failed for good. */
  mailsSent: number;
  mailsQueued: number;
  mailsFailed: number;
  /** The newest lines of the chats, newest first. */
  lines: ChatLineDto[];
  /** Who may not write in the chats now, who may soonest first. */
  muted: MutedMemberDto[];
}

/** Somebody whom a host does not let write in a trip's chat for a while. */
export class MutedMemberDto {
  tripId: number;
  tripTitle: string;
  userId: number;
  name: string;
  until: string;
}

export class AnnouncementDto {
  /** Made by the browser: a retry under the same one says it once. */
  @IsUUID(undefined, { message: 'Send an id of your own' })
  clientId: string;

  @trimmed()
  @MaxLength(MOST.announcement, TOO_LONG)
  @IsNotEmpty({ message: 'Write something' })
  @IsString({ message: 'Write something' })
  content: string;
}

/** Somebody a host picked by an address of the site. */
export class PickedGuestDto {
  id: string;
  name: string;
  tripId: number;
}

export class PickedIdsDto {
  /** Public ids of guests, by commas. */
  @MaxLength(12_000, { message: 'These are too many' })
  @IsString({ message: 'Name guests' })
  ids: string;
}
