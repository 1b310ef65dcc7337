import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChatReports } from '../../chat/moderation/chat-reports.service.js';
import { ChatSilences } from '../../chat/moderation/chat-silences.service.js';
import { ChatDesk } from '../../chat/moderation/chat-desk.service.js';
import { type ChosenTrips, TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { guestRowsNamed, HOST_GUEST_ID, HOST_GUEST_ID_SQL } from '../guest-id.js';
import { chatLine } from './chat-line.view.js';
import type { AnnouncementDto, CommunicationsDto, PickedGuestDto } from './communications.dto.js';

const LINES = 20;
const MOST_PICKED = 500;
const MAILS = z.object({ mailsSent: z.int(), mailsQueued: z.int(), mailsFailed: z.int() });
const PICKED = z.object({
  id: z.string(),
  name: z.string(),
  tripId: z.int(),
}) satisfies z.ZodType<PickedGuestDto>;

/** What is said and written on a host's trips, in figures and newest lines. */
@Injectable()
export class Communications {
  constructor(
    private readonly db: DataSource,
    private readonly access: TripAccess,
    private readonly desk: ChatDesk,
    private readonly reports: ChatReports,
    private readonly silences: ChatSilences,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`, `host.right_missing`. */
  async read(asking: Asking, chosen: ChosenTrips): Promise<CommunicationsDto> {
    const tripIds = await this.access.chosenTrips(asking, chosen);
    const [figures, lines, openReports, muted, mails, titles] = await Promise.all([
      this.desk.figures(asking.userId, tripIds),
      this.desk.newest(tripIds, LINES),
      this.reports.countOpen(tripIds),
      this.silences.of(tripIds),
      this.mails(tripIds),
      this.titles(tripIds),
    ]);
    return {
      ...figures,
      ...mails,
      openReports,
      lines: lines.map((line) => chatLine(line, titles.get(line.tripId) ?? '')),
      muted: muted.map(({ until, ...member }) => ({
        ...member,
        tripTitle: titles.get(member.tripId) ?? '',
        until: until.toISOString(),
      })),
    };
  }

  /** Said in the trip's chat to everybody, and mailed to who does not read it in time. Throws `chat.refused`. */
  async announce(
    asking: Asking,
    user: SignedIn['user'],
    tripId: number,
    said: AnnouncementDto,
  ): Promise<void> {
    await this.access.assertHosts(asking, tripId);
    const { seq } = await this.desk.announce(user, tripId, said);
    // The chat's own transaction has ended: a retry is the same line, and is noted once more at most.
    await this.activity.note(this.db.manager, {
      userId: asking.userId,
      tripId,
      action: 'chat.announced',
      details: { seq },
    });
  }

  /** Those of these guests who are on the host's trips, so that an address can open the composer with them. */
  async picked(asking: Asking, ids: string): Promise<PickedGuestDto[]> {
    const tripIds = await this.access.hostedTrips(asking);
    const wanted = ids
      .split(',')
      .filter((id) => HOST_GUEST_ID.test(id))
      .slice(0, MOST_PICKED);
    return rowsOf(
      this.db,
      PICKED,
      `SELECT ${HOST_GUEST_ID_SQL} AS id, g.name, g.trip_id AS "tripId" FROM guests g JOIN bookings b ON b.id = g.booking_id
        WHERE g.id IN ${guestRowsNamed('$1')} AND g.trip_id = ANY ($2) ORDER BY g.name, g.id`,
      [wanted, tripIds],
    );
  }

  private mails(tripIds: readonly number[]): Promise<z.infer<typeof MAILS>> {
    return theRowOf(
      this.db,
      MAILS,
      `SELECT count(*) FILTER (WHERE x.status = 'sent')::int AS "mailsSent",
              count(*) FILTER (WHERE x.status = 'pending')::int AS "mailsQueued",
              count(*) FILTER (WHERE x.status = 'failed')::int AS "mailsFailed"
         FROM host_messages m
         JOIN host_message_recipients r ON r.message_id = m.id
         JOIN mails x ON x.id = r.mail_id
        WHERE m.trip_id = ANY ($1)`,
      [tripIds],
    );
  }

  private async titles(tripIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await rowsOf(
      this.db,
      z.object({ id: z.int(), title: z.string() }),
      'SELECT id, title FROM trips WHERE id = ANY ($1)',
      [tripIds],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}
