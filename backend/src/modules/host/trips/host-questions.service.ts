import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Question } from '../../../../contracts/questions.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { lockBookingsOf } from '../../bookings/booking-lock.js';
import { TripAnswers } from '../../guests/records/trip-answers.service.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Owners } from '../team/owners.service.js';
import type { ChangeQuestionsDto, HostQuestionsDto } from './host-questions.dto.js';
import { askedAs, asksTheSame, neededFrom, questionProblems } from './questions.rules.js';

/** What a trip asks its travellers, as its hosts read and its owner writes it. */
@Injectable()
export class HostQuestions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly answers: TripAnswers,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`. */
  async read(asking: Asking, tripId: number): Promise<HostQuestionsDto> {
    const { isOwner } = await this.access.assertHosts(asking, tripId);
    return this.shown(tripId, isOwner);
  }

  /**
   * Answers stay as long as their question does, and are deleted with it. Throws `trip.not_found`, `host.owner_only`,
   * `request.invalid`, `trip.changed` when somebody saved the trip meanwhile, `questions.answered` when other answers would be deleted
   * than the host was shown, and `trip.kept_as_it_was` once it is called off.
   */
  async save(userId: number, tripId: number, dto: ChangeQuestionsDto): Promise<HostQuestionsDto> {
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      // Who answers holds their booking: an answer that is on its way is there before its question goes, or is refused.
      await lockBookingsOf(manager, tripId);
      const trip = await lockTrip(manager, tripId);
      if (trip.calledOffAt) throw new DomainError('trip.kept_as_it_was');
      if (trip.version !== dto.version) throw new DomainError('trip.changed');
      const problems = questionProblems(dto.questions);
      if (Object.keys(problems).length) throw new DomainError('request.invalid', {}, problems);
      await this.change(manager, userId, trip, dto);
    });
    return this.shown(tripId, true);
  }

  private async change(
    manager: EntityManager,
    userId: number,
    trip: Trip,
    { questions: sent, answersDeleted: shown = 0 }: ChangeQuestionsDto,
  ): Promise<void> {
    const { id: tripId, title } = trip;
    const [asked, questions] = [questionsOf(trip.config), askedAs(sent)];
    // Also where the same is asked: answers may be left over from before they went with their question.
    const { answers, travellers } = await this.answers.forgetOthers(
      manager,
      { id: tripId, asked },
      questions,
    );
    if (answers !== shown) throw new DomainError('questions.answered');
    const isSame = asksTheSame(asked, questions);
    if (!isSame) await this.store(manager, trip, questions);
    if (isSame && travellers === 0) return;
    const answersDeleted = `of ${travellers} ${travellers === 1 ? 'traveller' : 'travellers'}`;
    const details = { fields: 'questions', ...(travellers > 0 && { answersDeleted }) };
    await this.activity.note(manager, { userId, tripId, action: 'trip.changed', details });
    const summary = { text: `${title}: the questions to travellers changed` };
    await this.news.announce(manager, { type: 'trip.changed', tripId, summary });
  }

  private async store(
    manager: EntityManager,
    { id, version, config }: Trip,
    questions: Question[],
  ): Promise<void> {
    const neededSince = neededFrom(config, questions, this.clock.now());
    const changed: Partial<Trip> = { config: { ...config, questions, neededSince }, version: version + 1 };
    await manager.update(Trip, { id }, changed);
  }

  private async shown(tripId: number, isOwner: boolean): Promise<HostQuestionsDto> {
    const { manager } = this.db;
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    const counted = isOwner
      ? await this.answers.counts(manager, trip)
      : { travellers: null, unanswered: null, counts: [] };
    return { version: trip.version, questions: [...questionsOf(trip.config)], isOwner, ...counted };
  }
}
