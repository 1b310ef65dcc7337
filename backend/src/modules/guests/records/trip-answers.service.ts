import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Question } from '../../../../contracts/questions.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Vault } from '../../../platform/security/vault.js';
import { TRAVELLING } from '../../bookings/booking.rules.js';
import { Guest } from '../../bookings/guest.entity.js';
import { GuestPrivate } from '../../bookings/travellers/guest-private.entity.js';
import { sealDetails } from '../../bookings/travellers/sealed-details.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { type AnswerCount, answersLeft, countAnswers, keptOfGone, lacksAnswers } from './answers.rules.js';
import { areDetailsOpen } from './details.rules.js';
import type { OpenRecord } from './details.view.js';
import { TravellerRecords } from './traveller-records.service.js';

/** What was deleted of answers. */
interface Forgotten {
  /** Of so many travellers. */
  travellers: number;
  /** So many answers to what was asked until now; not those that were left over from before. */
  answers: number;
}

/** What all travellers of a trip answer its hosts. */
@Injectable()
export class TripAnswers {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly records: TravellerRecords,
  ) {}

  /** How many travellers are asked now and have not answered all that has to be, and how each question stands. */
  async counts(
    manager: EntityManager,
    { id: tripId, config, endDate, timeZone }: Trip,
  ): Promise<{ travellers: number; unanswered: number; counts: AnswerCount[] }> {
    const questions = questionsOf(config);
    const today = dateInZone(this.clock.now(), timeZone);
    const isAsked = ({ status }: Guest) =>
      TRAVELLING.includes(status) && areDetailsOpen(status, endDate, today);
    const records = await this.records.openInTurn(manager, await manager.findBy(Guest, { tripId }));
    const people = records.map(({ guest, details }) => ({
      answers: details?.answers,
      isAsked: isAsked(guest),
    }));
    const asked = people.filter((one) => one.isAsked);
    return {
      travellers: asked.length,
      unanswered: asked.filter(({ answers }) => lacksAnswers(questions, answers)).length,
      counts: countAnswers(questions, people),
    };
  }

  /** Who of these guests, by their rows, has answered all that has to be. */
  async whoAnswered(manager: EntityManager, guestIds: readonly number[]): Promise<Set<number>> {
    const guests = await manager.findBy(Guest, { id: In([...guestIds]) });
    const trips = await manager.findBy(Trip, { id: In(guests.map(({ tripId }) => tripId)) });
    const asked = new Map(trips.map(({ id, config }) => [id, questionsOf(config)]));
    const lacks = ({ guest, details }: Pick<OpenRecord, 'guest' | 'details'>) =>
      lacksAnswers(asked.get(guest.tripId) ?? [], details?.answers);
    // Nothing is opened of who would have answered without a word.
    const askedSome = guests.filter((guest) => lacks({ guest, details: null }));
    const records = await this.records.openInTurn(manager, askedSome);
    const open = new Set(records.filter(lacks).map(({ guest }) => guest.id));
    return new Set(guests.filter(({ id }) => !open.has(id)).map(({ id }) => id));
  }

  /**
   * Deletes the answers to all but these questions, in the caller's transaction, which holds the bookings of the trip: nobody
   * answers meanwhile. `asked` are the questions until now: answers to others were left over from before.
   */
  async forgetOthers(
    manager: EntityManager,
    { id: tripId, asked }: { id: number; asked: readonly Question[] },
    questions: readonly Question[],
  ): Promise<Forgotten> {
    // Whoever seals them anew takes them in this order, too: neither waits for the other in a circle.
    const guests = await manager.find(Guest, { where: { tripId }, order: { id: 'ASC' } });
    const records = await this.records.openInTurn(manager, guests);
    let travellers = 0;
    for (const { guest, details, version } of records) {
      const answers = answersLeft(questions, details?.answers);
      if (!answers) continue;
      const sealed = sealDetails(this.vault, guest.id, { ...details, answers });
      // What was wiped meanwhile stays so.
      await manager.update(GuestPrivate, { guestId: guest.id }, { sealed, version: version + 1 });
      travellers += 1;
    }
    const people = records.map(({ details }) => details?.answers);
    return { travellers, answers: keptOfGone(asked, questions, people) };
  }
}
