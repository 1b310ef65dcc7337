import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, LessThanOrEqual } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import type { SealedColumn } from '../../../platform/security/sealed-column.js';
import { hashToken, newToken } from '../../../platform/security/tokens.js';
import { Vault } from '../../../platform/security/vault.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type { Booking } from '../booking.entity.js';
import { lockBooking, type LockedBooking } from '../booking-lock.js';
import { UNPAID_HOLDS } from '../booking.rules.js';
import { CheckoutDraft, type DraftChoice } from './checkout-draft.entity.js';
import { type DraftChoicesDto, DraftDto } from './draft.dto.js';
import { draftProblems, saleRule } from './draft-problems.js';
import { Promos } from '../quote/promos.service.js';
import { withKeptPassports } from './shown-passport.js';
import type { TravellerDto } from '../travellers/travellers.dto.js';

/** A draft opened for use. */
export interface OpenDraft {
  row: CheckoutDraft;
  selection: DraftChoice;
  travellers: TravellerDto[];
}

/** What buyers have entered so far, on the server: a browser holds only the key to its own. */
@Injectable()
export class Drafts implements OnModuleInit {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly promos: Promos,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('old-drafts', () =>
      this.db.manager.delete(CheckoutDraft, { expiresAt: LessThan(this.clock.now()) }),
    );
  }

  /**
   * Stores a draft for a trip on sale; returns the token for the cookie. Throws `request.invalid` with a sentence for each
   * field, and `promo.unknown`, `promo.ended`, `promo.used_up` for a code that it did not have.
   */
  async save(
    token: string | null,
    sent: DraftDto,
    trip: SaleableTrip,
  ): Promise<{ token: string; draft: OpenDraft }> {
    const kept = await this.find(token);
    const travellers = withKeptPassports(sent.travellers, kept?.travellers ?? []);
    const dto = Object.assign(new DraftDto(), sent, { travellers });
    const fields = draftProblems(dto, saleRule(trip, this.clock.now()));
    if (fields) throw new DomainError('request.invalid', {}, fields);
    // One that was taken stays: whoever makes a price of it asks again.
    const known = kept?.row.tripId === trip.id ? kept.selection.promoCode : undefined;
    if (sent.promoCode !== known)
      await this.promos.of(trip, sent.promoCode, { heldId: kept?.row.bookingId ?? null });
    // Only a key that came from here: a browser must not choose its own.
    const isOurs =
      token !== null && (await this.db.manager.existsBy(CheckoutDraft, { tokenHash: hashToken(token) }));
    const key = isOurs ? token : newToken();
    const row = await this.store(hashToken(key), trip.id, dto);
    return { token: key, draft: this.open(row) };
  }

  private async store(tokenHash: Buffer, tripId: number, dto: DraftDto): Promise<CheckoutDraft> {
    const { cabinType, occupancy, travelInsurance, paymentType, promoCode, travellers } = dto;
    const selection: DraftChoice = {
      cabinType,
      occupancy,
      travelInsurance,
      paymentType,
      travellers: travellers.length,
      channel: 'checkout',
      promoCode,
    };
    const sealedTravellers = this.vault.seal(travellers, placeOf(tokenHash));
    const times = { updatedAt: this.clock.now(), expiresAt: this.clock.in(DAY_MS) };
    await this.db.manager.upsert(
      CheckoutDraft,
      { tokenHash, tripId, selection, sealedTravellers, ...times },
      ['tokenHash'],
    );
    // A draft saved after its booking was paid, or has ended, or for another trip, is the start of another booking.
    await this.db.query(
      `UPDATE checkout_drafts SET booking_id = NULL WHERE token_hash = $1
          AND booking_id IN (SELECT id FROM bookings WHERE status <> ALL ($2) OR trip_id <> $3)`,
      [tokenHash, UNPAID_HOLDS, tripId],
    );
    return this.db.manager.findOneByOrFail(CheckoutDraft, { tokenHash });
  }

  /** Changes insurance or plan of the stored draft. Throws `draft.missing`, `draft.changed` for another version. */
  async choose(token: string | null, { version, ...choices }: DraftChoicesDto): Promise<OpenDraft> {
    const { row } = given(await this.find(token));
    assertShown(row, version);
    const changed = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
    // Merged by the database, so that two choices made at once are both kept.
    await this.db.query(
      `UPDATE checkout_drafts SET selection = selection || $2::jsonb, updated_at = $3, expires_at = $4 WHERE token_hash = $1`,
      [row.tokenHash, JSON.stringify(changed), this.clock.now(), this.clock.in(DAY_MS)],
    );
    return given(await this.read(token));
  }

  /** Null when there is no draft, or it is too old, or paid. */
  async find(token: string | null): Promise<OpenDraft | null> {
    const draft = await this.read(token);
    return draft && draft.travellers.length > 0 ? draft : null;
  }

  /**
   * For a payment: also one that is paid, whose booking this browser may still ask about; it has no travellers. Both rows are
   * held for the transaction. Throws `draft.missing`.
   */
  async getLocked(
    token: string | null,
    manager: EntityManager,
  ): Promise<{ draft: OpenDraft; booking: LockedBooking | null }> {
    if (!token) throw new DomainError('draft.missing');
    // Two clicks make one booking: the second holds nothing while it waits, and finds what the first has made.
    const turn = hashToken(token).readBigInt64BE(0).toString();
    await manager.query('SELECT pg_advisory_xact_lock($1::bigint)', [turn]);
    const { bookingId } = given(await this.findRow(token, manager));
    // The booking first, as whoever settles its payment has it.
    const booking = bookingId === null ? null : await lockBooking(manager, bookingId);
    const row = given(await this.findRow(token, manager, { mode: 'pessimistic_write' }));
    // Another tab may have begun another booking with it while we waited.
    return { draft: this.open(row), booking: row.bookingId === null ? null : booking };
  }

  private async read(token: string | null, manager = this.db.manager): Promise<OpenDraft | null> {
    const row = await this.findRow(token, manager);
    return row && this.open(row);
  }

  /** Whether this browser's draft has the code for the trip: it was taken, so asking again is no guess. */
  async hasCode(token: string | null, code: string | undefined, tripId: number): Promise<boolean> {
    if (code === undefined) return false;
    const row = await this.findRow(token, this.db.manager);
    return row?.selection.promoCode === code && row.tripId === tripId;
  }

  /** The booking that was made of this browser's draft; null where there is none. */
  async heldId(token: string | null): Promise<number | null> {
    return (await this.findRow(token, this.db.manager))?.bookingId ?? null;
  }

  /** Null for one that is too old, too. */
  private async findRow(
    token: string | null,
    manager: EntityManager,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<CheckoutDraft | null> {
    if (!token) return null;
    const where = { tokenHash: hashToken(token) };
    const row = await manager.findOne(CheckoutDraft, { where, ...(lock && { lock }) });
    return row && row.expiresAt >= this.clock.now() ? row : null;
  }

  /** False when another tab has saved another version meanwhile: that one stays. */
  async discard(token: string | null, version?: string): Promise<boolean> {
    if (!token) return true;
    const tokenHash = hashToken(token);
    const shown = version === undefined ? {} : { updatedAt: new Date(version) };
    await this.db.manager.delete(CheckoutDraft, { tokenHash, ...shown });
    return !(await this.db.manager.existsBy(CheckoutDraft, { tokenHash }));
  }

  /** The booking has its travellers now: what was typed for it is kept once. What came after it is for another one. */
  async forgetTyped(manager: EntityManager, { id: bookingId, createdAt }: Booking): Promise<void> {
    const typed = { bookingId, updatedAt: LessThanOrEqual(createdAt) };
    await manager.update(CheckoutDraft, typed, { sealedTravellers: NOBODY });
  }

  private open(row: CheckoutDraft): OpenDraft {
    if (row.sealedTravellers.length === 0) return { row, selection: row.selection, travellers: [] };
    // Sealed by this class alone, after validation.
    const travellers = this.vault.open(row.sealedTravellers, placeOf(row.tokenHash)) as TravellerDto[];
    return { row, selection: row.selection, travellers };
  }
}

/** Throws `draft.missing`. */
function given<T>(draft: T | null): T {
  if (!draft) throw new DomainError('draft.missing');
  return draft;
}

/** Names what is stored now; any later save has another one. */
export const versionOf = ({ updatedAt }: CheckoutDraft) => updatedAt.toISOString();

/** Throws `draft.changed` for a version that was shown and is not the stored one any more. */
export function assertShown(row: CheckoutDraft, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(row)) throw new DomainError('draft.changed');
}

/** Of a draft that is paid. */
const NOBODY = Buffer.alloc(0);

const placeOf = (tokenHash: Buffer) => `checkout_drafts:${tokenHash.toString('hex')}`;

export const SEALED_DRAFTS: SealedColumn = {
  table: 'checkout_drafts',
  column: 'sealed_travellers',
  key: 'token_hash',
  placeOf,
  // Not those of drafts that are paid.
  where: `sealed_travellers <> ''`,
};
