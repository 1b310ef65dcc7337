import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { ChatLogModule } from '../log/chat-log.module.js';
import { ChatPhotosModule } from '../photos/chat-photos.module.js';
import { ChatActs } from './chat-acts.service.js';
import { ChatEdits } from './chat-edits.js';
import { ChatEmptying } from './chat-emptying.js';
import { ChatPollActs } from './chat-poll-acts.js';

/** What is done to a message that is there. */
@Module({
  imports: [TripsModule, ChatLogModule, ChatPhotosModule],
  providers: [ChatActs, ChatEdits, ChatEmptying, ChatPollActs],
  exports: [ChatActs, ChatEmptying],
})
export class ChatActsModule {}
