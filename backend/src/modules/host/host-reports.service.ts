import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChatReports } from '../chat/chat-reports.service.js';
import { TripAccess } from '../guests/trip-access.service.js';
import { ActivityLog } from '../trips/activity-log.service.js';
import type { MessageReportDto } from './host-reports.dto.js';

/** Reported messages, for the hosts of their trips. */
@Injectable()
export class HostReports {
  constructor(
    private readonly db: DataSource,
    private readonly reports: ChatReports,
    private readonly access: TripAccess,
    private readonly activity: ActivityLog,
  ) {}

  async open(userId: number): Promise<MessageReportDto[]> {
    const reports = await this.reports.open(await this.access.hostedTrips(userId, 'messages'));
    return reports.map(({ reportedAt, ...report }) => ({ ...report, at: reportedAt.toISOString() }));
  }

  /** Throws `report.not_found`. */
  async close(userId: number, id: number, note: string): Promise<void> {
    const tripIds = await this.access.hostedTrips(userId, 'messages');
    await this.db.transaction(async (manager) => {
      const { tripId, seq } = await this.reports.close(manager, id, { userId, tripIds, note });
      const details = { reportId: id, seq };
      await this.activity.note(manager, { userId, tripId, action: 'report.closed', reason: note, details });
    });
  }
}
