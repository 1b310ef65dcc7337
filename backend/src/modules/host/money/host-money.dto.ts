import {
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LEAST_REASON } from '../../../../contracts/reason.js';
import { NO_OUTCOME } from '../../../../contracts/host-words.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import type { AlertKind } from '../../payments/alerts/money-alert.entity.js';
import type { Means } from '../../payments/payment/means.js';
import type { HostActKind } from '../../payments/second-person/host-act.entity.js';
import { AmountCents } from '../../payments/payment/amount-cents.js';
import { ShownFigure } from '../../payments/payment/shown-figure.js';
import type { Comparison } from '../../payments/statement/statement.service.js';
import {
  BookingMoneyDto,
  HostRefundLineDto,
  PaymentLineDto,
} from '../../payments/receipts/booking-money.dto.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { Reason } from '../../../platform/http/reason.js';

class WithReasonDto {
  /** Kept in the activity log; of a refund and a credit the buyer reads it too. */
  @Reason()
  reason: string;
}

export class GiveRefundDto extends WithReasonDto {
  /** What could go back: of the payment it names, or of all. */
  @ShownFigure()
  shownCents: number;

  @AmountCents()
  amountCents: number;

  /** `owed_again`: the booking owes it again. `goodwill`: a gift, the booking stays as paid as it was. */
  @IsIn(['owed_again', 'goodwill'], { message: 'Say whether it is owed again or a gift' })
  effect: 'owed_again' | 'goodwill';

  /** The payment it goes back from; without it the newest ones give it. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(40)
  paymentId?: string;
}

export class DecideDto extends WithReasonDto {}

export class AccessDto extends WithReasonDto {
  /** true opens early, false closes, null leaves it to the payments again. */
  @ValidateIf((_, value) => value !== null)
  @IsBoolean({ message: 'Say whether access is granted' })
  granted: boolean | null;
}

export class CloseAlertDto {
  @trimmed()
  @IsString()
  @MaxLength(MOST.note, TOO_LONG)
  @MinLength(LEAST_REASON, { message: NO_OUTCOME })
  note: string;
}

export class CompareDto {
  /** How many days back from now; 3 unless told, at most PayPal's 31. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send a number of days' })
  @Min(1, { message: 'Send a number of days' })
  @Max(31, { message: 'At most 31 days can be compared at once' })
  days: number = 3;
}

/** What came of a comparison with PayPal's statement; what differs is among the alerts. */
export class ComparisonDto implements Comparison {
  lines: number;
  rebuilt: number;
  differences: number;
}

export class HostPaymentLineDto extends PaymentLineDto {
  /** What a host wrote about it, and who. */
  note: string | null;
  recordedBy: string | null;
  /** What PayPal waits for, while it is pending. */
  waitsFor: string | null;
  /** What PayPal kept of it, in cents. */
  feeCents: number | null;
}

export class HostRefundDto extends HostRefundLineDto {
  /** The host who gave back another way what PayPal did not return. */
  givenBy: string | null;
}

/** What a host did above the limit: it counts when another host of the trip has confirmed it. */
export class WaitingActDto {
  id: string;
  kind: HostActKind;
  amountCents: number;
  /** Of a payment, or of money given back another way: how and on which day. */
  means: Means | null;
  receivedOn: string | null;
  /** Of money given back another way: the refund that PayPal did not make. */
  refundId: string | null;
  /** Of a cancellation: what the policy returned. */
  policyCents: number | null;
  reason: string;
  askedBy: string;
  at: string;
  /** Whether the reading host is the one who asked: somebody else confirms. */
  isOwn: boolean;
  /** From when the reading host may confirm it, where the right to money is new to one of the two; null is now. */
  confirmableFrom: string | null;
}

export class HostActivityDto {
  id: string;
  at: string;
  /** Null when the server did it by itself. */
  by: string | null;
  action: string;
  reason: string | null;
  amountCents: number | null;
}

/** The money of one booking, as a host of its trip sees it. */
export class HostBookingMoneyDto extends BookingMoneyDto {
  buyer: string;
  /** `YYYY-MM-DD` in the trip's zone. */
  today: string;
  disputed: boolean;
  accessGranted: boolean;
  /** A host's word on access; null leaves it to the payments. */
  accessOverride: boolean | null;
  declare payments: HostPaymentLineDto[];
  declare refunds: HostRefundDto[];
  waiting: WaitingActDto[];
  /** Newest first. */
  activity: HostActivityDto[];
}

export class MoneyAlertDto {
  id: number;
  kind: AlertKind;
  text: string;
  /** The booking it is about; null for money that belongs to none we know. */
  bookingId: string | null;
  oursCents: number | null;
  theirsCents: number | null;
  currency: string | null;
  at: string;
}

/** `waiting`: a gift above the limit, which another host of the trip has to confirm. */
export class GivenRefundsDto {
  status: 'given' | 'waiting';
  /** Under which the other host finds it; null when it is done. */
  id: string | null;
  refunds: { id: string; amountCents: number; status: string }[];
}

/** `waiting`: above the limit, another host of the trip has to confirm it. */
export class GrantedCreditDto {
  status: 'granted' | 'waiting';
  id: string;
}

export class ReminderDto {
  /** The address it went to, masked. */
  sentTo: string;
}
