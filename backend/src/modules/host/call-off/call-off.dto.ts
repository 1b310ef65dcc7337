import { Reason } from '../../../platform/http/reason.js';
import { ShownFigure } from '../../payments/payment/shown-figure.js';

export class ConfirmCallOffDto {
  /** What would go back, as the host was shown it. */
  @ShownFigure()
  paidCents: number;
}

export class RefuseCallOffDto {
  /** Kept in the activity log. */
  @Reason()
  reason: string;
}

export class CallOffTripDto extends ConfirmCallOffDto {
  /** Everybody who has booked reads it in the mail about it. */
  @Reason()
  reason: string;
}

/** Whether a trip takes place, and what calling it off ends. */
export class CallOffDto {
  /** `waiting`: for the word of a second host. */
  status: 'none' | 'waiting' | 'called_off';
  /** Null while nobody asked for it, as the next three. */
  reason: string | null;
  askedBy: string | null;
  askedAt: string | null;
  calledOffAt: string | null;
  /** Bookings that stand or wait for a place: those that end with it, or that have not ended yet. */
  bookings: number;
  /** What they have paid, in cents; null without the right to money. */
  paidCents: number | null;
  /** Whether the asking host may confirm what waits. */
  mayConfirm: boolean;
  /** From when they may, where that is not yet. */
  confirmableFrom: string | null;
}
