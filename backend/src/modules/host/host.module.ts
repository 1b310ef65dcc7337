import { Module } from '@nestjs/common';
import { HostController } from './host.controller.js';
import { HostDoor } from './host-door.js';
import { HostFeed } from './host-feed.js';
import { HostGateway } from './host.gateway.js';
import { HostReader } from './host-reader.js';
import { HostService } from './host.service.js';
import { HostSummaries } from './host-summaries.js';
import { NewsNumbering } from './news-numbering.js';

@Module({
  controllers: [HostController],
  providers: [HostDoor, HostFeed, HostGateway, HostReader, HostService, HostSummaries, NewsNumbering],
})
export class HostModule {}
