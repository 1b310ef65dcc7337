import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { ChatPhotosModule } from '../photos/chat-photos.module.js';
import { ChatChanges } from './chat-changes.js';
import { ChatLog } from './chat-log.js';
import { ChatQuickAppend } from './chat-quick-append.js';
import { ChatReader } from './chat-reader.js';
import { ChatRooms } from './chat-rooms.js';
import { ChatStore } from './chat-store.js';

/** What was said and what became of it, in order, on this node and in the database. */
@Module({
  imports: [TripsModule, ChatPhotosModule],
  providers: [ChatChanges, ChatLog, ChatQuickAppend, ChatReader, ChatRooms, ChatStore],
  exports: [ChatChanges, ChatLog, ChatReader, ChatRooms],
})
export class ChatLogModule {}
