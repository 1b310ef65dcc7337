import { Module } from '@nestjs/common';
import { FactorsModule } from '../../auth/factors/factors.module.js';
import { SessionsModule } from '../../auth/sessions.module.js';
import { HostDoor } from './host-door.service.js';
import { HostFeed } from './host-feed.service.js';
import { HostReader } from './host-reader.js';
import { HostSummaries } from './host-summaries.service.js';
import { HostGateway } from './host.gateway.js';
import { HostService } from './host.service.js';
import { NewsNumbering } from './news-numbering.service.js';

/** What happens on a host’s trips, told while it happens. */
@Module({
  imports: [FactorsModule, SessionsModule],
  providers: [HostDoor, HostFeed, HostGateway, HostReader, HostService, HostSummaries, NewsNumbering],
  exports: [HostService],
})
export class LiveModule {}
