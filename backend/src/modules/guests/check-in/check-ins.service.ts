import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripDates } from '../../trips/dates/trip-dates.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import type { ChecklistDto } from '../checklist/checklist.dto.js';
import { Checklists } from '../checklist/checklists.service.js';
import { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { assertMeant } from '../records/details.rules.js';
import { type OwnParty, type OwnTraveller, OwnTravellers } from '../records/own-travellers.service.js';
import { checkInNow, checkInProblem } from './check-in.rules.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

/** Online check-in: a traveller says that what stands there is right and that they come. */
@Injectable()
export class CheckIns {
  constructor(
    private readonly clock: Clock,
    private readonly own: OwnTravellers,
    private readonly checklists: Checklists,
    private readonly dates: TripDates,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly writes: BookingWrites,
  ) {}

  /**
   * A second time changes nothing. Throws `check_in.closed`, `check_in.over`, `check_in.not_ready`, `trip.not_found`,
   * `traveller.not_found`, `traveller.replaced`, `page.outdated`.
   */
  async checkIn(
    user: SignedIn['user'],
    { tripId, position, guestId }: OwnTraveller & { guestId: number | undefined },
  ): Promise<ChecklistDto> {
    const party = await this.own.getParty(user, tripId);
    await this.writes.run(party.booking.id, async (manager, booking) => {
      const guest = await this.own.travellerOf(manager, user, booking, position);
      assertMeant(guest, { by: user.id, guestId });
      if (!isConfirmed(booking.status)) throw new DomainError('check_in.closed');
      await this.assertOpen(manager, party);
      const [facts] = await this.checklists.facts(manager, party.trip, [guest]);
      const problem = facts ? checkInProblem(facts) : null;
      if (problem) throw new DomainError('check_in.not_ready', { problem });
      if (guest.checkedInAt) return;
      await manager.update(
        Guest,
        { id: guest.id },
        { checkedInAt: this.clock.now(), boardingCode: newPublicId() },
      );
      const { id: bookingId, publicId } = booking;
      const details = { traveller: position };
      await this.activity.note(manager, {
        userId: user.id,
        tripId,
        bookingId,
        action: 'guest.checked_in',
        details,
      });
      const summary = { text: `${shortName(guest.name)} checked in`, bookingId: publicId };
      await this.news.announce(manager, { type: 'document.changed', tripId, summary });
    });
    return this.checklists.of(user, tripId);
  }

  /** Throws `check_in.closed` before it opens, `check_in.over` after it has closed. */
  private async assertOpen(manager: EntityManager, { trip, today }: OwnParty): Promise<void> {
    const written = await this.dates.writtenOf(manager, trip.id);
    const { state, closesOn } = checkInNow(trip, written, { now: this.clock.now(), today });
    if (state === 'over') throw new DomainError('check_in.over', { day: longDay(closesOn ?? today) });
    if (state === 'early') throw new DomainError('check_in.closed');
  }
}
