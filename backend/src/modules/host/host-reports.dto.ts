import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { trimmed } from '../../platform/http/trimmed.js';

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
  sender: string;
  reporter: string;
  reason: string;
  at: string;
}

export class CloseReportDto {
  @trimmed()
  @MaxLength(500, { message: 'Use at most 500 characters' })
  @IsNotEmpty({ message: 'Say what you did' })
  @IsString({ message: 'Say what you did' })
  note: string;
}
