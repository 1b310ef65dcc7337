import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { type ChallengePurpose, ProofChallenge } from './proof-challenge.entity.js';

/** As long as somebody may look for their phone. */
export const CHALLENGE_MS = 10 * MINUTE_MS;

/** Proofs that are under way, each once for a browser and a purpose: the newest counts. */
@Injectable()
export class ProofChallenges implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('ended-challenges', async () => {
      await this.db.manager.delete(ProofChallenge, { expiresAt: LessThan(this.clock.now()) });
    });
  }

  async open(challenge: Pick<ProofChallenge, 'keyHash' | 'purpose' | 'userId' | 'challenge'>): Promise<void> {
    const row = { ...challenge, expiresAt: this.clock.in(CHALLENGE_MS) };
    await this.db.manager.upsert(ProofChallenge, row, ['keyHash', 'purpose']);
  }

  async find(keyHash: Buffer, purpose: ChallengePurpose): Promise<ProofChallenge | null> {
    const expiresAt = MoreThan(this.clock.now());
    return this.db.manager.findOneBy(ProofChallenge, { keyHash, purpose, expiresAt });
  }

  /** Finds it and ends it: of two who come at once one gets it. */
  async take(keyHash: Buffer, purpose: ChallengePurpose): Promise<ProofChallenge | null> {
    const found = await this.find(keyHash, purpose);
    const { challenge, expiresAt } = found ?? {};
    if (!found || challenge === undefined || !expiresAt) return null;
    const { affected } = await this.db.manager
      .createQueryBuilder()
      .delete()
      .from(ProofChallenge)
      .where('key_hash = :keyHash AND purpose = :purpose AND challenge IS NOT DISTINCT FROM :challenge', {
        keyHash,
        purpose,
        challenge,
      })
      .execute();
    return affected ? found : null;
  }
}
