import type { EntityManager } from 'typeorm';
import { Factor } from './factor.entity.js';
import { ProofChallenge } from './proof-challenge.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** From then on the password alone lets them in. */
export async function forgetFactors(manager: EntityManager, userId: number): Promise<void> {
  await manager.delete(Factor, { userId });
  await manager.delete(RecoveryCode, { userId });
  await manager.delete(ProofChallenge, { userId });
}
