import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { actWords } from '../../../../contracts/act-words.js';
import { fullName } from '../../../../contracts/person-name.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { User } from '../../auth/user.entity.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { Activity } from '../../trips/activity.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** A host acts upon the figure they were shown: where it is another one by now, somebody has acted meanwhile. */
@Injectable()
export class ShownMoney {
  /**
   * Throws `money.changed`, with what happened last.
   * @param words what the figure of now says, such as "$100 is owed".
   */
  async assertSame(
    manager: EntityManager,
    { id }: LockedBooking,
    { shownCents, nowCents, words }: { shownCents: number; nowCents: number; words: string },
  ): Promise<void> {
    if (shownCents === nowCents) return;
    const details = { what: await lastAct(manager, id), now: words, nowCents };
    throw new DomainError('money.changed', details);
  }
}

/** "Refund requested by Robin Sample, $100"; what PayPal did stands in the ledger alone. */
async function lastAct(manager: EntityManager, bookingId: number): Promise<string> {
  const act = await manager.findOne(Activity, {
    where: { bookingId, amountCents: Not(IsNull()) },
    order: { id: 'DESC' },
  });
  const line = await manager.findOne(LedgerEntry, {
    where: { bookingId, actor: 'paypal' },
    order: { id: 'DESC' },
  });
  if (!act || (line && line.occurredAt > act.at))
    return line
      ? `Something was booked by PayPal, ${dollars(Math.abs(line.amountCents))}`
      : 'The money of this booking has changed';
  const by = act.userId === null ? null : await manager.findOneBy(User, { id: act.userId });
  const who = by ? ` by ${fullName(by)}` : '';
  return `${actWords(act.action)}${who}, ${dollars(act.amountCents ?? 0)}`;
}
