import { Module } from '@nestjs/common';
import { DirectoryModule } from '../../guests/directory/directory.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { ChatActsModule } from '../acts/chat-acts.module.js';
import { ChatLogModule } from '../log/chat-log.module.js';
import { CardMutes } from './card-mutes.service.js';
import { ChatDesk } from './chat-desk.service.js';
import { ChatMutes } from './chat-mutes.service.js';
import { ChatReports } from './chat-reports.service.js';
import { ChatSilences } from './chat-silences.service.js';

/** Who may not write, whom one does not want to read, and what was reported. */
@Module({
  imports: [TripsModule, TripAccessModule, DirectoryModule, ChatLogModule, ChatActsModule],
  providers: [CardMutes, ChatDesk, ChatMutes, ChatReports, ChatSilences],
  exports: [CardMutes, ChatDesk, ChatMutes, ChatReports, ChatSilences],
})
export class ChatModerationModule {}
