import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { NO_TRIP } from '../../../../contracts/contact-words.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { idRow, rowOf, rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { hashToken } from '../../../platform/security/tokens.js';
import { Vault } from '../../../platform/security/vault.js';
import { Attempts } from '../../auth/attempts.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { Trips } from '../../trips/trips.service.js';
import { Voyages } from '../area/voyages.service.js';
import type { ContactDto } from './contact.dto.js';
import { CONTACT_MAIL, placeOf } from './contact-mail.service.js';
import { ContactMessage } from './contact-message.entity.js';
import type { ContactNote } from './contact.rules.js';

type Account = SignedIn['user'] | null;

/** Takes what people write and puts one mail for each reader into the outbox, all of it in one transaction. */
@Injectable()
export class ContactDesk {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly voyages: Voyages,
    private readonly trips: Trips,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Throws `request.too_many` after ten messages an hour from one IP address or five with one e-mail address, and
   * `request.invalid` for a trip that is neither on sale nor the account's: alike, whether there is such a trip or not.
   */
  async take(dto: ContactDto, ip: string, account: Account): Promise<void> {
    const fingerprint = fingerprintOf(dto);
    if (await this.db.manager.existsBy(ContactMessage, { fingerprint })) return;
    await this.attempts.use({ 'contact-ip': ip, 'contact-address': dto.email.toLowerCase() });
    const trip = await this.tripOf(dto.tripId, account);
    const sealed = this.vault.seal(noteOf(dto, account, trip), placeOf(fingerprint));
    await this.db.transaction(async (manager) => {
      const id = await this.store(manager, fingerprint, sealed);
      if (id !== null) await this.mail(manager, id, trip);
    });
  }

  /** Null when a second click was there first. */
  private async store(manager: EntityManager, fingerprint: Buffer, sealed: Buffer): Promise<number | null> {
    const message = await rowOf(
      manager,
      idRow,
      `INSERT INTO contact_messages (fingerprint, sealed, created_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING id`,
      [fingerprint, sealed, this.clock.now()],
    );
    return message?.id ?? null;
  }

  private async mail(manager: EntityManager, id: number, trip: Trip | null): Promise<void> {
    const hosts = trip
      ? await rowsOf(
          manager,
          z.object({ email: z.string() }),
          `SELECT u.email FROM trip_hosts h JOIN users u ON u.id = h.user_id
            WHERE h.trip_id = $1 AND u.is_active AND u.role = 'host' ORDER BY u.id`,
          [trip.id],
        )
      : [];
    const readers = new Map([this.config.CONTACT_EMAIL, ...hosts.map(({ email }) => email)].map(byAddress));
    for (const [key, recipient] of readers) {
      const ref = `message:${id}:${hashToken(key).toString('base64url')}`;
      await this.outbox.add(manager, { kind: CONTACT_MAIL, ref, recipient, data: { messageId: id } });
    }
  }

  /**
   * The trip that is named. Where none is: the first that the account's pages are about, else the one on the front page;
   * null when there is neither.
   */
  private async tripOf(named: number | undefined, account: Account): Promise<Trip | null> {
    const own = account ? await this.voyages.of(account) : [];
    const meant = own.find(({ id }) => named === undefined || id === named);
    if (meant) return this.db.manager.findOneBy(Trip, { id: meant.id });
    const onSale = await this.trips.findOnSale(named);
    if (!onSale && named !== undefined) throw new DomainError('request.invalid', {}, { tripId: NO_TRIP });
    return onSale;
  }
}

const byAddress = (email: string) => [email.toLowerCase(), email] as const;

function fingerprintOf(dto: ContactDto): Buffer {
  const { clientId, name, email, topic, tripId, message, phone, preferredTimes } = dto;
  return hashToken(JSON.stringify([clientId, name, email, topic, tripId, message, phone, preferredTimes]));
}

function noteOf(dto: ContactDto, account: Account, trip: Trip | null): ContactNote {
  const { name, email, topic } = dto;
  const call = topic === 'call' ? dto : null;
  return {
    name,
    email,
    topic,
    message: dto.message ?? '',
    phone: call?.phone ?? null,
    preferredTimes: call?.preferredTimes ?? null,
    account: account && `${account.username} (${account.email})`,
    tripTitle: trip?.title ?? null,
    tripStartsOn: trip?.startDate ?? null,
  };
}
