import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { Nested } from '../../../platform/http/nested.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import type { WhyNot } from '../../payments/reminders/reminder.rules.js';
import { MOST_ROWS, PaymentSearchDto } from './payments-list.dto.js';

/** Whom to remind: these bookings, or all that a search finds. */
export class RemindDto {
  @MayBeLeftOut()
  @IsArray({ message: 'Send a list of bookings' })
  @ArrayMinSize(1, { message: 'Choose at least one guest' })
  @ArrayMaxSize(MOST_ROWS, { message: 'At most 2000 guests at once' })
  @IsString({ each: true })
  @MaxLength(22, { each: true })
  bookingIds?: string[];

  @MayBeLeftOut()
  @Nested(() => PaymentSearchDto, 'Say what is looked for')
  search?: PaymentSearchDto;
}

export class PreviewRemindDto extends RemindDto {
  /** Whose mail to show: the booking of one who gets it; the first of them without it. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(22)
  reader?: string;
}

/** One guest of those who were meant, and what becomes of it. */
export class ReminderCandidateDto {
  bookingId: string;
  guest: string;
  /** The address, masked. */
  email: string;
  owedCents: number;
  /** Why they get none; null when they do. */
  whyNot: WhyNot | null;
}

export class ReminderMailDto {
  bookingId: string;
  guest: string;
  subject: string;
  text: string;
}

export class ReminderPreviewDto {
  candidates: ReminderCandidateDto[];
  /** One a person: somebody with two bookings gets one mail. */
  mails: number;
  /** As the one who was asked for will get it, or the first of them; null when nobody does. */
  letter: ReminderMailDto | null;
}

export class RemindersSentDto {
  candidates: ReminderCandidateDto[];
  mails: number;
}
