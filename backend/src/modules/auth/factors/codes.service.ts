import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { SealedColumn } from '../../../platform/security/sealed-column.js';
import { Vault } from '../../../platform/security/vault.js';
import { AccountMails } from '../account/account-mails.service.js';
import { User } from '../user.entity.js';
import { appUri, hashRecoveryCode, isAppCode, newSecret, stepOfCode, withoutGaps } from './code.rules.js';
import { Factor } from './factor.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

const ISSUER = 'Gangway';
const placeOf = (id: string) => `factors:${id}`;
export const SEALED_APP_SECRETS: SealedColumn = {
  table: 'factors',
  column: 'secret',
  key: 'id',
  placeOf,
  where: 'secret IS NOT NULL',
};

/** Codes of authenticator apps, and the recovery codes that stand in for them. */
@Injectable()
export class Codes {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly vault: Vault,
    private readonly mails: AccountMails,
  ) {}

  /** A secret for a new app; it counts once the owner has typed a code of it. An older one that waits for its code goes. */
  async begin(userId: number): Promise<{ id: string; secret: string; uri: string }> {
    const [id, secret] = [newPublicId(), newSecret()];
    const { username } = await this.db.manager.findOneByOrFail(User, { id: userId });
    await this.db.transaction(async (manager) => {
      await manager.delete(Factor, { userId, confirmedAt: IsNull() });
      const sealed = this.vault.seal(secret, placeOf(id));
      const now = this.clock.now();
      await manager.insert(Factor, { id, userId, kind: 'app', name: '', createdAt: now, secret: sealed });
    });
    return { id, secret, uri: appUri(secret, { issuer: ISSUER, label: username }) };
  }

  /** In the caller's transaction. Throws `request.invalid` for a wrong code, `factor.not_found`. */
  async confirm(
    manager: EntityManager,
    { userId, id, name, code }: { userId: number; id: string; name: string; code: string },
  ): Promise<void> {
    const app = await manager.findOneBy(Factor, { id, userId, confirmedAt: IsNull() });
    if (!app) throw new DomainError('factor.not_found');
    if (!(await this.useApp(manager, app, code))) throw wrongCode();
    const now = this.clock.now();
    await manager.update(Factor, { id }, { name, confirmedAt: now });
  }

  /** Uses a code of an app or a recovery code up. Throws `request.invalid` when it is none, or was used before. */
  async use(userId: number, typed: string): Promise<void> {
    const isGood = await this.db.transaction((manager) =>
      isAppCode(typed) ? this.useAny(manager, userId, typed) : this.useRecoveryCode(manager, userId, typed),
    );
    if (!isGood) throw wrongCode();
  }

  private async useAny(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const apps = await manager.findBy(Factor, { userId, kind: 'app', confirmedAt: Not(IsNull()) });
    for (const app of apps) if (await this.useApp(manager, app, code)) return true;
    return false;
  }

  private async useApp(manager: EntityManager, { id, secret }: Factor, code: string): Promise<boolean> {
    if (!secret) return false;
    // An app goes by the time outside, also while this is a demonstration of another day.
    const opened = String(this.vault.open(secret, placeOf(id)));
    const step = stepOfCode(opened, withoutGaps(code), this.clock.outside());
    if (step === null) return false;
    const { affected } = await manager
      .createQueryBuilder()
      .update(Factor)
      .set({ lastStep: String(step), lastUsedAt: this.clock.now() })
      .where('id = :id AND (last_step IS NULL OR last_step < :step)', { id, step })
      .execute();
    return affected === 1;
  }

  private async useRecoveryCode(manager: EntityManager, userId: number, typed: string): Promise<boolean> {
    const unused = { codeHash: hashRecoveryCode(userId, typed), userId, usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCode, unused, { usedAt: this.clock.now() });
    if (affected !== 1) return false;
    const user = await manager.findOneByOrFail(User, { id: userId });
    await this.mails.add(manager, 'recovery_code_used', user);
    return true;
  }
}

function wrongCode(): DomainError {
  return new DomainError('request.invalid', {}, { code: 'This code is not right, or was used already' });
}
