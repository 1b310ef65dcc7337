import { IsIn, IsString, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import type { GuestStatus, PaymentStatus } from '../../bookings/booking.rules.js';
import type { InstalmentKind, Plan } from '../../bookings/quote/quote.rules.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { PAYMENT_FILTERS, type PaymentFilter } from './payment-rows.sql.js';

/** More are not shown at once: somebody who hosts so many searches. */
export const MOST_ROWS = 2_000;

/** Which payments are looked for. */
export class PaymentSearchDto extends TripScopeDto {
  /** Part of a name, an e-mail address, a trip's title or a booking's reference. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(200, { message: 'Search for at most 200 characters' })
  q: string = '';

  @MayBeLeftOut()
  @IsIn(PAYMENT_FILTERS, { message: 'Choose one of the payment states' })
  status: PaymentFilter = 'all';
}

/** Amounts in cents, over the chosen trips. */
export class PaymentFiguresDto {
  /** Money that came and stayed. */
  collectedCents: number;
  /** What hosts' credits paid; the Overview counts it as revenue. */
  creditCents: number;
  outstandingCents: number;
  /** How many bookings owe it. */
  owing: number;
  /** Guests whose next payment has a date (specification section 9). */
  activePlans: number;
  /** Confirmed bookings with a part whose day is over, and what is missing of such parts. */
  overdue: number;
  overdueCents: number;
}

export class NextPartDto {
  kind: InstalmentKind;
  /** `YYYY-MM-DD` in the trip's zone. */
  dueOn: string;
  amountCents: number;
}

/** One booking's money, under the name of its buyer. Amounts in cents. */
export class PaymentRowDto {
  bookingId: string;
  reference: string;
  /** Names the buyer to hosts. */
  guestId: string;
  guest: string;
  /** How many travel, the buyer among them. */
  travellers: number;
  tripId: number;
  tripTitle: string;
  plan: Plan;
  status: GuestStatus;
  paymentStatus: PaymentStatus;
  /** paidCents of payableCents; a credit counts as paid. */
  payableCents: number;
  paidCents: number;
  owedCents: number;
  /** Null when nothing is owed. Before the first payment it is due on confirmation. */
  next: NextPartDto | null;
  isConfirmed: boolean;
  overdueCents: number;
  isDisputed: boolean;
  /** Recorded payments that wait for a second host. */
  toConfirmCents: number;
}

export class PaymentsPageDto {
  figures: PaymentFiguresDto;
  /** Those that fall due first come first; at most 2000. */
  rows: PaymentRowDto[];
  /** How many the search found in all. */
  found: number;
}
