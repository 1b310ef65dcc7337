import { Module } from '@nestjs/common';
import { AccountModule } from '../../auth/account/account.module.js';
import { OneTimeLinksModule } from '../../auth/one-time-links.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { AccessGrants } from './access-grants.service.js';
import { CorrectedAddress } from './corrected-address.service.js';
import { Credentials } from './credentials.service.js';
import { LoginAgain } from './login-again.service.js';

/** Who may enter, and by which login. */
@Module({
  imports: [AccountModule, OneTimeLinksModule, TripsModule],
  providers: [AccessGrants, CorrectedAddress, Credentials, LoginAgain],
  exports: [AccessGrants, CorrectedAddress, Credentials, LoginAgain],
})
export class LoginModule {}
