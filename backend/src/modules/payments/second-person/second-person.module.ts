import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { CancellationModule } from '../cancellation/cancellation.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ManualModule } from '../manual/manual.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ConfirmedActs } from './confirmed-acts.service.js';
import { HostActs } from './host-acts.service.js';
import { SecondPersonMails } from './second-person-mails.service.js';
import { SecondPerson } from './second-person.service.js';
import { ShownMoney } from './shown-money.service.js';

/** What hosts do with money, and what of it a second one confirms. */
@Module({
  imports: [TripsModule, CancellationModule, CreditsModule, ManualModule, RefundsModule],
  providers: [ConfirmedActs, HostActs, SecondPerson, SecondPersonMails, ShownMoney],
  exports: [HostActs, SecondPerson],
})
export class SecondPersonModule {}
