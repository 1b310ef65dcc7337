import { Module } from '@nestjs/common';
import { HostDoor } from './host-door.service.js';
import { HostFeed } from './host-feed.service.js';
import { HostReader } from './host-reader.js';
import { HostSummaries } from './host-summaries.service.js';
import { HostGateway } from './host.gateway.js';
import { HostService } from './host.service.js';
import { NewsNumbering } from './news-numbering.service.js';

/** What happens on a host’s trips, told while it happens. */
@Module({
  providers: [HostDoor, HostFeed, HostGateway, HostReader, HostService, HostSummaries, NewsNumbering],
  exports: [HostService],
})
export class LiveModule {}
