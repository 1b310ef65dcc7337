import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { AccessGrants } from './access-grants.service.js';
import { CorrectedAddress } from './corrected-address.service.js';
import { Credentials } from './credentials.service.js';
import { LoginAgain } from './login-again.service.js';

/** Who may enter, and by which login. */
@Module({
  imports: [TripsModule],
  providers: [AccessGrants, CorrectedAddress, Credentials, LoginAgain],
  exports: [AccessGrants, CorrectedAddress, Credentials, LoginAgain],
})
export class LoginModule {}
