import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type MailText, MailTemplates } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { KeyRing } from '../../../platform/security/key-ring.js';
import { User } from '../../auth/user.entity.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { Trips } from '../../trips/trips.service.js';
import { ChatNotifications } from './chat-notifications.service.js';
import { DigestReader, type UnreadOfMember } from './digest-reader.js';
import { digestMail, type UnreadTrip } from './digest.mail.js';
import { isMailDue } from './digest.rules.js';

const KIND = 'chat_digest';
const QUEUE = 'chat.digest';
const MOST_LINES = 6;
const mailData = z.object({
  userId: z.number(),
  ref: z.string(),
  trips: z.array(z.object({ tripId: z.number(), after: z.number() })),
});

/**
 * Mails people what they have not read, one mail about all their chats. Who gets one is decided from the rows when the job
 * runs, and what stands in it, if anything, from the rows when it is sent. Nothing is mailed twice.
 */
@Injectable()
export class ChatDigest implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly keys: KeyRing,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly reader: DigestReader,
    private readonly notifications: ChatNotifications,
    private readonly access: TripAccess,
    private readonly trips: Trips,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager), {
      isToMany: true,
    });
    this.jobs.define(QUEUE, { work: () => this.run(), cron: '*/10 * * * *' });
  }

  private async run(): Promise<void> {
    const people = new Map<number, UnreadOfMember[]>();
    for (const unread of await this.reader.waiting())
      people.set(unread.userId, [...(people.get(unread.userId) ?? []), unread]);
    for (const chats of people.values()) {
      if (chats.some((chat) => this.isDue(chat)))
        await this.db.transaction((manager) => this.add(manager, chats));
    }
  }

  private isDue(unread: UnreadOfMember): boolean {
    const now = this.clock.now();
    return isMailDue(unread, now, DateTime.fromJSDate(now, { zone: unread.timeZone }).hour);
  }

  private async add(manager: EntityManager, chats: UnreadOfMember[]): Promise<void> {
    const [first] = chats;
    if (!first) return;
    const { userId, email: recipient } = first;
    const ref = [userId, ...chats.map(({ tripId, head }) => `${tripId}-${head}`)].join(':');
    const trips = chats.map(({ tripId, after }) => ({ tripId, after }));
    await this.outbox.add(manager, { kind: KIND, ref, recipient, data: { userId, ref, trips } });
    await manager.query(
      `INSERT INTO chat_members (trip_id, user_id, mailed_seq, mailed_at)
       SELECT trip_id, $1, head, $2::timestamptz FROM unnest($3::int[], $4::int[]) AS m (trip_id, head)
       ON CONFLICT (trip_id, user_id) DO UPDATE SET mailed_seq = excluded.mailed_seq, mailed_at = excluded.mailed_at`,
      [userId, this.clock.now(), chats.map(({ tripId }) => tripId), chats.map(({ head }) => head)],
    );
  }

  /** Null when everything was read or deleted meanwhile, or is no business of theirs any more. */
  private async write(
    { userId, ref, trips }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const user = await manager.findOneByOrFail(User, { id: userId });
    if (!user.isActive || !(await this.notifications.areOn(userId, manager))) return null;
    const told: UnreadTrip[] = [];
    for (const { tripId, after } of trips) {
      const role = await this.access.of(user, tripId, manager);
      if (role !== 'host' && role !== 'guest') continue;
      const { title } = await this.trips.get(tripId, manager);
      const { count, lines } = await this.reader.lines(manager, { userId, tripId, after }, MOST_LINES);
      if (count) told.push({ id: tripId, title, count, lines });
    }
    if (!told.length) return null;
    const token = this.tokenFor(ref);
    await this.notifications.addLink(manager, userId, token);
    return digestMail(told, { firstName: user.firstName, token, siteUrl: this.config.publicUrl });
  }

  /** The same for every attempt to send the mail, so that a copy of it carries a link that works. */
  private tokenFor(ref: string): string {
    return this.keys.digest('digest-link', ref).toString('base64url');
  }
}
