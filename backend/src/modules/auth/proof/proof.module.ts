import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptsModule } from '../attempts.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { SessionsModule } from '../sessions.module.js';
import { OwnProof } from './own-proof.service.js';

/** Proving once more that it is them. */
@Module({
  imports: [AttemptsModule, SessionsModule, FactorsModule, AccountModule],
  providers: [OwnProof],
  exports: [OwnProof],
})
export class ProofModule {}
