import { IsInt, MaxLength, Min, IsString } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { CancellationPolicyDto } from '../../trips/trip.dto.js';
import { Reason } from '../../../platform/http/reason.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import type { CancellationCase, ShownTerms } from './cancellation.rules.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

/** What cancelling today would return, line by line, in cents: paid = kept + refund. */
export class CancellationTermsDto implements ShownTerms {
  case: CancellationCase;
  /** Of what was paid beyond the deposit comes back so much, whole percent. */
  percent: number;
  /** The one the booking was made with. */
  policy: CancellationPolicyDto;
  paidCents: number;
  depositCents: number;
  keptCents: number;
  refundCents: number;
  /** What of the refund goes back to who paid shares of the booking, and not to the buyer. */
  toOthersCents: number;
  daysBeforeDeparture: number;
  /** The day the policy counts from where the organiser has moved the sailing nearer: the one that was bought. */
  countsFrom: string | null;
  /** The last day on which this figure stands, `YYYY-MM-DD` in the trip's zone; null when it does until the sailing. */
  validUntil: string | null;
}

class ShownRefundDto {
  /** The figure that was shown. Another one of now is answered with 409. */
  @IsInt({ message: 'Send the refund that was shown, in cents' })
  @Min(0, { message: 'Send the refund that was shown, in cents' })
  refundCents: number;
}

export class CancelBookingDto extends ShownRefundDto {
  @MayBeLeftOut()
  @trimmed()
  @IsString()
  @MaxLength(MOST.note, TOO_LONG)
  reason?: string;
}

/** Not a guest's with more in it: what a guest may leave out could be left out by a host too. */
export class HostCancelsDto extends ShownRefundDto {
  /** More than the policy returns, up to everything. Without it, what the policy returns. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send an amount in cents' })
  @Min(0, { message: 'Send an amount in cents' })
  giveBackCents?: number;

  @Reason()
  reason: string;
}

export class CancelledDto {
  refundCents: number;
  keptCents: number;
  /** What of the refund the host gives back by hand: it was not paid through PayPal. */
  byHostCents: number;
  /** What of the refund goes back to who paid shares of the booking, and not to the buyer. */
  toOthersCents: number;
}

/** `waiting`: more goes back than one host gives beyond the policy, and another host of the trip has to confirm it. */
export class HostCancelledDto {
  status: 'cancelled' | 'waiting';
  /** Under which the other host finds it; null when it is done. */
  id: string | null;
  /** Null while it waits. */
  refundCents: number | null;
  keptCents: number | null;
  byHostCents: number | null;
  toOthersCents: number | null;
}
