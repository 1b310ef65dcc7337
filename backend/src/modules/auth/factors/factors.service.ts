import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { AccountMails } from '../account/account-mails.service.js';
import { PersonalData } from '../account/personal-data.js';
import { keptLike } from '../session.rules.js';
import { User } from '../user.entity.js';
import { hashRecoveryCode, newRecoveryCodes } from './code.rules.js';
import { forgetFactors } from './factor-keeping.js';
import { Factor, type FactorKind } from './factor.entity.js';
import type { AddedFactorDto, FactorsDto, RecoveryCodesDto } from './factors.dto.js';
import { RecoveryCode } from './recovery-code.entity.js';

type Owner = Pick<User, 'id' | 'role' | 'isOperator'>;

/** More than anybody has phones and keys. */
const MOST = 10;

/** By what somebody shows beside their password, or in its place, that it is them. */
@Injectable()
export class Factors implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly mails: AccountMails,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'second step', collect: collectFactors, erase: forgetFactors });
  }

  /** Which kinds somebody has; none when the password alone lets them in. */
  async kindsOf(userId: number): Promise<ReadonlySet<FactorKind>> {
    return new Set((await this.confirmed(this.db.manager, userId)).map(({ kind }) => kind));
  }

  /** Whether a host or an operator is kept from their doors until they have a second step. */
  async isMissing(user: Owner): Promise<boolean> {
    return this.isRequiredOf(user) && (await this.kindsOf(user.id)).size === 0;
  }

  async read(user: Owner): Promise<FactorsDto> {
    const { id: userId } = user;
    const factors = await this.confirmed(this.db.manager, userId);
    return {
      factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        id,
        kind,
        name,
        since: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await this.db.manager.countBy(RecoveryCode, { userId, usedAt: IsNull() }),
      isRequired: this.isRequiredOf(user),
    };
  }

  /** Adds one by `work` and tells its owner by mail. With the first one come recovery codes. Throws `factor.too_many`. */
  async add(
    user: Owner,
    kind: FactorKind,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<AddedFactorDto> {
    const recoveryCodes = await this.db.transaction(async (manager) => {
      const owner = await this.lock(manager, user.id);
      const before = await this.confirmed(manager, user.id);
      if (before.length >= MOST) throw new DomainError('factor.too_many', { most: MOST });
      await work(manager);
      await this.mails.add(manager, `${kind}_added`, owner);
      return before.length === 0 ? this.replaceCodes(manager, user.id) : null;
    });
    return Object.assign(await this.read(user), { recoveryCodes });
  }

  /** Throws `factor.not_found`. */
  async rename(user: Owner, id: string, name: string): Promise<FactorsDto> {
    const { affected } = await this.db.manager.update(Factor, { id, userId: user.id }, { name });
    if (!affected) throw new DomainError('factor.not_found');
    return this.read(user);
  }

  /** With the last one go the recovery codes. Throws `factor.not_found`, and `factor.last` where a host must have one. */
  async remove(user: Owner, id: string): Promise<FactorsDto> {
    await this.db.transaction(async (manager) => {
      const owner = await this.lock(manager, user.id);
      const all = await this.confirmed(manager, user.id);
      const gone = all.find((factor) => factor.id === id);
      if (!gone) throw new DomainError('factor.not_found');
      const isLast = all.length === 1;
      if (isLast && this.isRequiredOf(owner)) throw new DomainError('factor.last');
      await manager.delete(Factor, { id });
      if (isLast) await forgetFactors(manager, user.id);
      await this.mails.add(manager, `${gone.kind}_removed`, owner);
    });
    return this.read(user);
  }

  /** New recovery codes; the old ones open nothing any more. Throws `factor.none`. */
  async renewCodes(user: Pick<User, 'id'>): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.db.transaction(async (manager) => {
      await this.lock(manager, user.id);
      if ((await this.confirmed(manager, user.id)).length === 0) throw new DomainError('factor.none');
      return this.replaceCodes(manager, user.id);
    });
    return { recoveryCodes };
  }

  private isRequiredOf(user: Owner): boolean {
    return keptLike(user) === 'host' && this.config.HOST_SECOND_FACTOR === 'required';
  }

  private async replaceCodes(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await manager.delete(RecoveryCode, { userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ codeHash: hashRecoveryCode(userId, code), userId })),
    );
    return codes;
  }

  /** Two changes at once wait for one another. */
  private lock(manager: EntityManager, id: number): Promise<User> {
    return manager.findOneOrFail(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  private confirmed(manager: EntityManager, userId: number): Promise<Factor[]> {
    const where = { userId, confirmedAt: Not(IsNull()) };
    return manager.find(Factor, { where, order: { createdAt: 'ASC', id: 'ASC' } });
  }
}

async function collectFactors(manager: EntityManager, userId: number): Promise<object[]> {
  const own = await manager.find(Factor, { where: { userId }, order: { createdAt: 'ASC' } });
  return own.map(({ kind, name, createdAt, lastUsedAt }) => ({ kind, name, createdAt, lastUsedAt }));
}
