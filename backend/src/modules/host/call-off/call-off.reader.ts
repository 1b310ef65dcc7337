import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { User } from '../../auth/user.entity.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { SecondPerson } from '../../payments/second-person/second-person.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { TripCallOff } from '../../trips/trip-call-off.entity.js';
import { Trip } from '../../trips/trip.entity.js';
import type { CallOffDto } from './call-off.dto.js';
import { endingOf } from './ending-bookings.js';

/** What hosts read of whether their trip takes place. */
@Injectable()
export class CallOffReader {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** Throws `trip.not_found`. */
  async read(asking: Asking, tripId: number): Promise<CallOffDto> {
    const { mayMoney } = await this.access.assertHosts(asking, tripId);
    const { manager } = this.db;
    const { calledOffAt } = await manager.findOneByOrFail(Trip, { id: tripId });
    const asked = await manager.findOneBy(TripCallOff, { tripId });
    const { bookings, paidCents } = await endingOf(manager, tripId);
    const asker = asked && (await manager.findOneByOrFail(User, { id: asked.askedBy }));
    const isWaiting = asked !== null && calledOffAt === null;
    const isOther = isWaiting && mayMoney && asked.askedBy !== asking.userId;
    const from = isOther
      ? await this.secondPerson.confirmableFrom(manager, { tripId }, asked, asking.userId)
      : null;
    const isTooSoon = from !== null && from > this.clock.now();
    return {
      status: calledOffAt ? 'called_off' : isWaiting ? 'waiting' : 'none',
      reason: asked?.reason ?? null,
      askedBy: asker && fullName(asker),
      askedAt: asked?.askedAt.toISOString() ?? null,
      calledOffAt: calledOffAt?.toISOString() ?? null,
      bookings,
      paidCents: mayMoney ? paidCents : null,
      mayConfirm: isOther && !isTooSoon,
      confirmableFrom: isTooSoon ? from.toISOString() : null,
    };
  }
}
