import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../../platform/clock/clock.js';
import { idRow, rowsOf } from '../../../../platform/database/rows.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { SealedColumn } from '../../../../platform/security/sealed-column.js';
import { Vault } from '../../../../platform/security/vault.js';
import { Guest } from '../../../bookings/guest.entity.js';
import { readFormMark } from '../../take/form-mark.rules.js';
import { IpnMessage } from './ipn-message.entity.js';
import { type IpnFacts, ipnFacts } from './ipn.rules.js';

export const IPN_QUEUE = 'paypal.ipn';

/** The door for notifications of PayPal's form: kept as they came, answered, and only then looked at. */
@Injectable()
export class Ipns {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Resolves once it is stored. Throws `notice.not_believed` for what cannot be a notification. */
  async take(body: unknown): Promise<void> {
    const facts = Buffer.isBuffer(body) ? ipnFacts(body) : null;
    if (!Buffer.isBuffer(body) || !facts) throw new DomainError('notice.not_believed');
    await this.db.transaction((manager) => this.store(manager, body, facts));
  }

  private async store(manager: EntityManager, body: Buffer, facts: IpnFacts): Promise<void> {
    const bodyHash = createHash('sha256').update(body).digest();
    // It holds a buyer's name and address, so it is sealed; latin1 keeps every byte.
    const sealedBody = this.vault.seal(body.toString('latin1'), placeOf(bodyHash));
    const rows = await rowsOf(
      manager,
      idRow,
      `INSERT INTO ipn_messages (body_hash, sealed_body, status, received_at) VALUES ($1, $2, 'new', $3)
       ON CONFLICT DO NOTHING RETURNING id`,
      [bodyHash, sealedBody, this.clock.now()],
    );
    for (const { id } of rows) {
      // PayPal is asked slowly: what names one of our forms does not stand behind what a stranger makes up.
      const priority = (await this.namesOurs(manager, facts)) ? 1 : 0;
      await this.jobs.add(manager, IPN_QUEUE, { messageId: id }, String(id), priority);
    }
  }

  private async namesOurs(manager: EntityManager, { custom }: IpnFacts): Promise<boolean> {
    const mark = readFormMark(custom);
    return mark !== null && manager.existsBy(Guest, { publicId: mark.guestId });
  }

  /** The bytes as they came. */
  bodyOf({ bodyHash, sealedBody, id }: IpnMessage): Buffer {
    if (!sealedBody) throw new Error(`Notification ${id} has been dealt with: its body is gone.`);
    return Buffer.from(z.string().parse(this.vault.open(sealedBody, placeOf(bodyHash))), 'latin1');
  }
}

const placeOf = (bodyHash: Buffer) => `ipn_messages:${bodyHash.toString('hex')}`;

export const SEALED_IPN_BODIES: SealedColumn = {
  table: 'ipn_messages',
  column: 'sealed_body',
  key: 'body_hash',
  placeOf,
  where: 'sealed_body IS NOT NULL',
};
