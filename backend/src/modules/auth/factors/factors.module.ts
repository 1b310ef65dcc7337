import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account/account-mails.module.js';
import { PersonalDataModule } from '../account/personal-data.module.js';
import { AttemptsModule } from '../attempts.module.js';
import { Codes } from './codes.service.js';
import { Factors } from './factors.service.js';
import { Passkeys } from './passkeys.service.js';
import { ProofChallenges } from './proof-challenges.service.js';
import { SecondStep } from './second-step.service.js';

/** The second step of signing in. */
@Module({
  imports: [AttemptsModule, AccountMailsModule, PersonalDataModule],
  providers: [Codes, Factors, Passkeys, ProofChallenges, SecondStep],
  exports: [Codes, Factors, Passkeys, SecondStep],
})
export class FactorsModule {}
