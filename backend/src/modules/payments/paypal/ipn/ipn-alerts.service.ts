import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import type { Booking } from '../../../bookings/booking.entity.js';
import { bookingReference } from '../../../bookings/guest.view.js';
import { MoneyAlerts } from '../../alerts/money-alerts.service.js';
import { type IpnFacts, ipnKind, anyCents } from './ipn.rules.js';
import { toldRef } from '../../alerts/told-ref.js';

/** Why a genuine notification counts for nothing. */
export type IpnRefusal = 'test' | 'receiver' | 'currency' | 'type' | 'custom' | 'amount';

const REASONS: Record<IpnRefusal, string> = {
  test: 'it is play money',
  receiver: 'it was paid to somebody else',
  currency: 'it is another currency',
  type: 'it was not paid by our form',
  custom: 'it names no booking of ours',
  amount: 'the booking asked for another amount',
};

/** What hosts hear of notifications that count for nothing. */
@Injectable()
export class IpnAlerts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly alerts: MoneyAlerts,
  ) {}

  /** One a day: whoever forges one can forge many. */
  async forged(): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.alerts.raise(this.db.manager, {
      kind: 'forged',
      ref: `ipn:${day}`,
      text: 'Somebody pretended to be PayPal and reported payments. Nothing was believed',
    });
  }

  /** Real money that pays nothing waits for a person; what was paid to others is only told. */
  async refused(facts: IpnFacts, why: IpnRefusal, booking: Booking | null): Promise<void> {
    const isMoney = ipnKind(facts) === 'completed' && why !== 'test' && why !== 'receiver';
    const about = booking ? ` for booking ${bookingReference(booking)}` : '';
    await this.alerts.raise(this.db.manager, {
      kind: isMoney ? 'unapplied' : 'foreign',
      ref: toldRef(facts.txnId, facts.paymentStatus),
      tripId: booking?.tripId ?? null,
      bookingId: booking?.id ?? null,
      theirsCents: anyCents(facts.gross),
      currency: /^[A-Z]{3}$/.test(facts.currency) ? facts.currency : null,
      text: `PayPal reports ${facts.gross} ${facts.currency} (${facts.paymentStatus})${about} which counts for nothing: ${REASONS[why]}`,
    });
  }
}
