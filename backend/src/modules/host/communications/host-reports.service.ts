import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, HOUR_MS } from '../../../platform/clock/clock.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChatReports, type OpenReport } from '../../chat/moderation/chat-reports.service.js';
import { ChatSilences } from '../../chat/moderation/chat-silences.service.js';
import { ChatDesk } from '../../chat/moderation/chat-desk.service.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { chatLine } from './chat-line.view.js';
import type { MessageReportDto } from './host-reports.dto.js';

type Place = Pick<OpenReport, 'tripId' | 'seq'>;

/** Reported messages, for the hosts of their trips: looked at, deleted, or their author silenced for a while. */
@Injectable()
export class HostReports {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly reports: ChatReports,
    private readonly desk: ChatDesk,
    private readonly silences: ChatSilences,
    private readonly access: TripAccess,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  async open(asking: Asking, chosen: ChosenTrips): Promise<MessageReportDto[]> {
    const reports = await this.reports.open(await this.access.chosenTrips(asking, chosen));
    const around = await this.desk.around(reports);
    return reports.map(({ reportedAt, silencedUntil, ...report }, at) => ({
      ...report,
      silencedUntil: silencedUntil?.toISOString() ?? null,
      at: reportedAt.toISOString(),
      context: (around[at] ?? []).map((line) => chatLine(line, report.tripTitle)),
    }));
  }

  /** Throws `report.not_found`. */
  async close(asking: Asking, id: number, note: string): Promise<void> {
    const { userId } = asking;
    const tripIds = await this.access.hostedTrips(asking);
    await this.db.transaction(async (manager) => {
      const report = await this.reports.close(manager, id, { userId, tripIds, note });
      await this.note(manager, report, { userId, id, action: 'report.closed', reason: note });
    });
  }

  /** Takes a close back. Throws `report.not_found`. */
  async reopen(asking: Asking, id: number): Promise<void> {
    const { userId } = asking;
    const tripIds = await this.access.hostedTrips(asking);
    await this.db.transaction(async (manager) => {
      const report = await this.reports.reopen(manager, id, tripIds);
      await this.note(manager, report, { userId, id, action: 'report.reopened' });
    });
  }

  /** Throws `report.not_found`, `chat.refused`. */
  async remove(asking: Asking, user: SignedIn['user'], id: number): Promise<void> {
    const { userId } = asking;
    const report = await this.reports.get(id, await this.access.hostedTrips(asking));
    await this.desk.remove(user, report.tripId, report.seq);
    await this.db.transaction(async (manager) => {
      const reason = 'The message was deleted';
      await this.reports.closeAllOf(manager, report, { userId, note: reason });
      await this.note(manager, report, { userId, id, action: 'report.closed', reason });
    });
  }

  /** Throws `report.not_found`. */
  async mute(asking: Asking, id: number, hours: number): Promise<void> {
    const { userId } = asking;
    const { tripId, seq, senderId } = await this.reports.get(id, await this.access.hostedTrips(asking));
    const until = hours === 0 ? null : this.clock.in(hours * HOUR_MS);
    await this.db.transaction(async (manager) => {
      await this.silences.set(manager, { tripId, userId: senderId, until, setBy: userId });
      await this.note(
        manager,
        { tripId, seq },
        { userId, id, action: until ? 'chat.muted' : 'chat.unmuted', hours },
      );
    });
  }

  /** Lets somebody write again before their time is over. Throws `trip.not_found`, `host.right_missing`. */
  async unmute(asking: Asking, tripId: number, personId: number): Promise<void> {
    const { userId } = asking;
    await this.access.assertHosts(asking, tripId);
    await this.db.transaction(async (manager) => {
      if (!(await this.silences.lift(manager, { tripId, userId: personId }))) return;
      await this.activity.note(manager, { userId, tripId, action: 'chat.unmuted', details: { personId } });
      const summary = { text: 'A host let somebody write in the group chat again' };
      await this.news.announce(manager, { type: 'message.reported', tripId, summary });
    });
  }

  private async note(
    manager: EntityManager,
    { tripId, seq }: Place,
    {
      userId,
      id,
      action,
      reason,
      hours,
    }: { userId: number; id: number; action: string; reason?: string; hours?: number },
  ): Promise<void> {
    const details = { reportId: id, seq, ...(hours === undefined ? {} : { hours }) };
    await this.activity.note(manager, { userId, tripId, action, details, ...(reason ? { reason } : {}) });
    const summary = { text: 'A host looked at a reported message' };
    await this.news.announce(manager, { type: 'message.reported', tripId, summary });
  }
}
