import { Module } from '@nestjs/common';
import { MoneyAlertsModule } from '../../alerts/money-alerts.module.js';
import { NewsModule } from '../../news/news.module.js';
import { IpnAlerts } from './ipn-alerts.service.js';
import { IpnVerifier } from './ipn-verifier.service.js';
import { IpnWork } from './ipn-work.service.js';
import { Ipns } from './ipns.service.js';

/** The notifications of the form: kept, asked about, worked on. */
@Module({
  imports: [MoneyAlertsModule, NewsModule],
  providers: [IpnAlerts, Ipns, IpnVerifier, IpnWork],
  exports: [Ipns],
})
export class IpnModule {}
