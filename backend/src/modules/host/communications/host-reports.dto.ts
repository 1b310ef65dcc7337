import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

/** How long a host may silence somebody; 0 takes it back. */
export const MUTE_HOURS = [0, 1, 24, 168] as const;

/** A line beside the reported one. */
export class ChatLineDto {
  tripId: number;
  tripTitle: string;
  seq: number;
  sender: string;
  isHost: boolean;
  /** Empty once deleted, and where only a photo was shared. */
  content: string;
  hasPhoto: boolean;
  isAnnouncement: boolean;
  at: string;
}

/** A message that a member reported. */
export class MessageReportDto {
  id: number;
  tripId: number;
  tripTitle: string;
  /** The message's number in the trip's log. */
  seq: number;
  /** As it is now; empty once deleted. */
  content: string;
  isDeleted: boolean;
  senderId: number;
  sender: string;
  /** Until when a host does not let them write; null when they may. */
  silencedUntil: string | null;
  reporter: string;
  reason: string;
  at: string;
  /** The message and the lines around it, in their order. */
  context: ChatLineDto[];
}

export class MuteDto {
  @IsIn(MUTE_HOURS, { message: 'Choose for how long' })
  hours: (typeof MUTE_HOURS)[number];
}

export class CloseReportDto {
  @trimmed()
  @MaxLength(MOST.note, TOO_LONG)
  @IsNotEmpty({ message: 'Say what you did' })
  @IsString({ message: 'Say what you did' })
  note: string;
}
