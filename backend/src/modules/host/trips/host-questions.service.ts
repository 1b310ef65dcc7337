import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Owners } from '../team/owners.service.js';
import type { ChangeQuestionsDto, HostQuestionsDto } from './host-questions.dto.js';
import { askedAs, asksTheSame, questionProblems } from './questions.rules.js';

/** What a trip asks its travellers, as its hosts read and its owner writes it. */
@Injectable()
export class HostQuestions {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`. */
  async read(asking: Asking, tripId: number): Promise<HostQuestionsDto> {
    const { isOwner } = await this.access.assertHosts(asking, tripId);
    return this.shown(tripId, isOwner);
  }

  /**
   * Answers that were given stay, whatever becomes of their question. Throws `trip.not_found`, `host.owner_only`,
   * `request.invalid`, `trip.changed` when somebody saved the trip meanwhile, and `trip.kept_as_it_was` once it is called off.
   */
  async save(userId: number, tripId: number, dto: ChangeQuestionsDto): Promise<HostQuestionsDto> {
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      const { title, version, calledOffAt, config } = await lockTrip(manager, tripId);
      if (calledOffAt) throw new DomainError('trip.kept_as_it_was');
      if (version !== dto.version) throw new DomainError('trip.changed');
      const problems = questionProblems(dto.questions);
      if (Object.keys(problems).length) throw new DomainError('request.invalid', {}, problems);
      const questions = askedAs(dto.questions);
      if (asksTheSame(questionsOf(config), questions)) return;
      const changed: Partial<Trip> = { config: { ...config, questions }, version: version + 1 };
      await manager.update(Trip, { id: tripId }, changed);
      const details = { fields: 'questions' };
      await this.activity.note(manager, { userId, tripId, action: 'trip.changed', details });
      const summary = { text: `${title}: the questions to travellers changed` };
      await this.news.announce(manager, { type: 'trip.changed', tripId, summary });
    });
    return this.shown(tripId, true);
  }

  private async shown(tripId: number, isOwner: boolean): Promise<HostQuestionsDto> {
    const { version, config } = await this.db.manager.findOneByOrFail(Trip, { id: tripId });
    return { version, questions: [...questionsOf(config)], isOwner };
  }
}
