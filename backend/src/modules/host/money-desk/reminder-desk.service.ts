import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { once } from '../../../platform/database/once.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Booking } from '../../bookings/booking.entity.js';
import { maskedEmail } from '../../bookings/guest.view.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { type Candidate, HostReminders } from '../../payments/reminders/host-reminders.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { PaymentsList } from './payments-list.service.js';
import type {
  PreviewRemindDto,
  ReminderCandidateDto,
  ReminderPreviewDto,
  RemindDto,
  RemindersSentDto,
} from './reminders.dto.js';

const BUYER = z.object({ bookingId: z.string(), guest: z.string(), email: z.string() });
const BUYERS = `SELECT b.public_id AS "bookingId", g.name AS guest, g.email
                  FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1
                 WHERE b.public_id = ANY ($1::text[])`;

/** Send Payment Reminder: first a look at exactly who gets it, then the send, then what came of it for each. */
@Injectable()
export class ReminderDesk {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly list: PaymentsList,
    private readonly reminders: HostReminders,
    private readonly news: TripNewsDesk,
  ) {}

  /** Throws `booking.not_found` when one of them is not on a trip of this host, `trip.not_found`, `host.right_missing`. */
  async preview(asking: Asking, { reader, ...wish }: PreviewRemindDto): Promise<ReminderPreviewDto> {
    const { manager } = this.db;
    const candidates = await this.candidates(manager, asking, wish);
    return {
      candidates: candidates.map(toDto),
      mails: mailsOf(candidates),
      letter: await this.letter(manager, asking, candidates, reader),
    };
  }

  private async letter(
    manager: EntityManager,
    asking: Asking,
    candidates: readonly Candidate[],
    reader: string | undefined,
  ): Promise<ReminderPreviewDto['letter']> {
    const reached = candidates.filter(({ whyNot }) => whyNot === null);
    const first = reached.find(({ publicId }) => publicId === reader) ?? reached[0];
    if (!first) return null;
    const tripIds = await this.access.hostedTrips(asking, manager);
    const mail = await this.reminders.mailOf(manager, first, candidates, tripIds);
    return mail && { bookingId: first.publicId, guest: first.guest, subject: mail.subject, text: mail.text };
  }

  /** The same request is answered as the first time. Throws as {@link preview}, and `request.key_missing`. */
  async send(asking: Asking, wish: RemindDto, key: string | undefined): Promise<RemindersSentDto> {
    const { userId } = asking;
    const request = { scope: `host:${userId}`, key, body: { action: 'remind many', wish } };
    const answer = await this.db.transaction((manager) =>
      once(manager, request, this.clock.now(), async () => {
        const wished = await this.candidates(manager, asking, wish);
        const candidates = await this.reminders.send(manager, wished, userId);
        await this.tellHosts(manager, candidates);
        return { candidates: candidates.map(keptOf), mails: mailsOf(candidates) };
      }),
    );
    return { ...answer, candidates: await this.named(answer.candidates) };
  }

  /** The answer is kept for who asks again, longer than somebody's name may be. */
  private async named(candidates: readonly KeptCandidate[]): Promise<ReminderCandidateDto[]> {
    const ids = candidates.map(({ bookingId }) => bookingId);
    const buyers = new Map(
      (await rowsOf(this.db, BUYER, BUYERS, [ids])).map(({ bookingId, ...buyer }) => [bookingId, buyer]),
    );
    return candidates.flatMap((one) => {
      const buyer = buyers.get(one.bookingId);
      return buyer ? [{ ...one, guest: buyer.guest, email: maskedEmail(buyer.email) }] : [];
    });
  }

  private async candidates(manager: EntityManager, asking: Asking, wish: RemindDto): Promise<Candidate[]> {
    return this.reminders.look(manager, await this.wished(manager, asking, wish));
  }

  private async wished(
    manager: EntityManager,
    asking: Asking,
    { bookingIds, search }: RemindDto,
  ): Promise<number[]> {
    if (search) return this.list.find(manager, asking, search);
    const wanted = [...new Set(bookingIds)];
    const tripId = In(await this.access.hostedTrips(asking, manager));
    const bookings = await manager.findBy(Booking, { publicId: In(wanted), tripId });
    if (bookings.length < wanted.length || wanted.length === 0) throw new DomainError('booking.not_found');
    return bookings.map(({ id }) => id);
  }

  /** One line a trip: forty lines would say no more. */
  private async tellHosts(manager: EntityManager, candidates: readonly Candidate[]): Promise<void> {
    const reminded = candidates.filter(({ whyNot }) => whyNot === null);
    for (const tripId of new Set(reminded.map((one) => one.tripId))) {
      const count = reminded.filter((one) => one.tripId === tripId).length;
      const text = count === 1 ? 'A payment reminder was sent' : `${count} payment reminders were sent`;
      await this.news.announce(manager, { type: 'booking.changed', tripId, summary: { text } });
    }
  }
}

type KeptCandidate = Omit<ReminderCandidateDto, 'guest' | 'email'>;

function keptOf({ publicId: bookingId, owedCents, whyNot }: Candidate): KeptCandidate {
  return { bookingId, owedCents, whyNot };
}

function toDto(candidate: Candidate): ReminderCandidateDto {
  const { guest, email } = candidate;
  return { ...keptOf(candidate), guest, email: maskedEmail(email) };
}

function mailsOf(candidates: readonly Candidate[]): number {
  return new Set(candidates.filter(({ whyNot }) => whyNot === null).map(({ mail }) => mail)).size;
}
