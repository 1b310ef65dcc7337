import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../auth/account/personal-data.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { ChatActsModule } from '../acts/chat-acts.module.js';
import { ChatLogModule } from '../log/chat-log.module.js';
import { ChatPhotosModule } from '../photos/chat-photos.module.js';
import { ChatData } from './chat-data.js';
import { ChatErasures } from './chat-erasures.service.js';
import { ChatRetention } from './chat-retention.service.js';

/** How long what was said is kept, and what goes with a person. */
@Module({
  imports: [PersonalDataModule, TripsModule, ChatLogModule, ChatActsModule, ChatPhotosModule],
  providers: [ChatData, ChatErasures, ChatRetention],
})
export class ChatKeepingModule {}
