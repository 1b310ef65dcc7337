import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { NO_SUBJECT } from '../../../../contracts/host-words.js';
import { Line } from '../../../platform/http/line.js';
import { Nested } from '../../../platform/http/nested.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import type { GuestStatus } from '../../bookings/booking.rules.js';
import { ADD_ON_KINDS, type AddOnKind, CABIN_TYPES, type CabinType } from '../../trips/trip-config.js';
import { HOST_GUEST_ID } from '../guest-id.js';
import {
  MONEY_STATES,
  type MoneyState,
  READERS,
  type Segment,
  TASK_STATES,
  type TaskState,
} from './segment.rules.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const STATUSES = ['confirmed', 'pending_payment', 'waitlist', 'cancelled'] as const satisfies GuestStatus[];
const CHOOSE = { message: 'Choose one of those that are there' };
const WHO = 'Choose who gets it';

export class SegmentDto implements Segment {
  @IsIn(READERS, CHOOSE)
  readers: (typeof READERS)[number];

  /** By the ids of the list of guests; empty means all. */
  @Matches(HOST_GUEST_ID, { each: true, message: 'Choose guests of the list' })
  @ArrayMaxSize(500, { message: 'Pick at most 500 guests one by one' })
  @IsArray()
  guests: string[];

  @IsIn(CABIN_TYPES, { each: true, ...CHOOSE })
  @IsArray()
  cabins: CabinType[];

  /** Empty means those with a place. */
  @IsIn(STATUSES, { each: true, ...CHOOSE })
  @IsArray()
  statuses: (typeof STATUSES)[number][];

  @IsIn(MONEY_STATES, CHOOSE)
  money: MoneyState;

  @IsIn(TASK_STATES, CHOOSE)
  waiver: TaskState;

  @IsIn(TASK_STATES, CHOOSE)
  passportCopy: TaskState;

  @IsIn(TASK_STATES, CHOOSE)
  insurance: TaskState;

  /** All that hosts ask and that has to be answered. Pages from before that could be asked leave it out. */
  @IsIn(TASK_STATES, CHOOSE)
  answers: TaskState = 'any';

  @IsIn(TASK_STATES, CHOOSE)
  checkIn: TaskState;

  @IsIn(['any', ...ADD_ON_KINDS], CHOOSE)
  addOn: AddOnKind | 'any';

  @IsBoolean(CHOOSE)
  hasAddOn: boolean;
}

export class PreviewMessageDto {
  @Nested(() => SegmentDto, WHO)
  segment: SegmentDto;

  @MaxLength(MOST.subject, TOO_LONG)
  @IsString({ message: 'A subject is text' })
  subject: string;

  @MaxLength(MOST.letter, TOO_LONG)
  @IsString({ message: 'A message is text' })
  body: string;

  /** Whose mail to show filled: one of the list, or null for the first. */
  @ValidateIf((_, value) => value !== null)
  @Matches(HOST_GUEST_ID, { message: 'Choose one of the list' })
  reader: string | null;
}

export class SendMessageDto {
  @Nested(() => SegmentDto, WHO)
  segment: SegmentDto;

  @Line(MOST.subject)
  @IsNotEmpty({ message: NO_SUBJECT })
  @IsString({ message: NO_SUBJECT })
  subject: string;

  @trimmed()
  @MaxLength(MOST.letter, TOO_LONG)
  @IsNotEmpty({ message: 'Write something' })
  @IsString({ message: 'Write something' })
  body: string;

  /** The list as its host was shown it: the preview's `list`. */
  @Matches(/^[\w-]{22}$/, { message: WHO })
  list: string;

  /** `YYYY-MM-DDTHH:MM` by the clocks of the trip's zone; null goes at once. */
  @ValidateIf((_, value) => value !== null)
  @Matches(/^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, { message: 'Enter a day and a time' })
  sendAt: string | null;
}

export class RecipientDto {
  /** Names the guest to hosts. */
  id: string;
  name: string;
  email: string;
  cabinType: CabinType;
  status: GuestStatus;
  /** Null without the right to the trip's money. */
  owedCents: number | null;
  /** The text speaks of money, and this person owes none. */
  isPointless: boolean;
}

export class MessagePreviewDto {
  recipients: RecipientDto[];
  /** Names this list of people: sent back, it says that no other is meant. */
  list: string;
  /** Names of who is meant as well and wants no letters. */
  refusing: string[];
  /** Words in braces that mean nothing. */
  unknown: string[];
  /** As one of them reads it; null when nobody would. */
  letter: LetterDto | null;
  /** How many mails this host may still send in these 24 hours. */
  leftToday: number;
}

export class LetterDto {
  /** Whose it is, as the list names them. */
  reader: string;
  to: string;
  subject: string;
  text: string;
}

export const MESSAGE_STATUSES = ['scheduled', 'sent', 'cancelled'] as const;

export class HostMessageDto {
  id: string;
  tripId: number;
  tripTitle: string;
  timeZone: string;
  subject: string;
  body: string;
  segment: SegmentDto;
  status: (typeof MESSAGE_STATUSES)[number];
  writtenBy: string;
  /** ISO instants. */
  sendAt: string;
  createdAt: string;
  /** To how many people it went or, while it waits, would have when it was written. */
  recipients: number;
  queued: number;
  sent: number;
  failed: number;
}

export class DeliveryDto {
  /** Names the guest to hosts. Both are null once they were taken off their booking: nothing is kept of who they were. */
  id: string | null;
  name: string | null;
  /** Null once they were erased, too. */
  email: string | null;
  state: 'queued' | 'retrying' | 'sent' | 'failed' | 'needless';
  /** Why it failed, as a sentence. */
  reason: string | null;
  attempts: number;
  resends: number;
  /** ISO instant of the sending, or of the next attempt. */
  at: string | null;
}

export class HostMessageDetailsDto extends HostMessageDto {
  deliveries: DeliveryDto[];
}

export class TestSentDto {
  /** The host's own address. */
  to: string;
}

export class ResentDto {
  count: number;
}
