import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatService } from './chat.service.js';
import { ChatActivities } from './chat-activity.js';
import { ChatData } from './chat-data.js';
import { ChatDoor } from './chat-door.js';
import { ChatLog } from './chat-log.js';
import { ChatMembers } from './chat-members.js';
import { ChatNotices } from './chat-notices.js';
import { ChatOverview } from './chat-overview.service.js';
import { ChatReader } from './chat-reader.js';
import { ChatRooms } from './chat-rooms.js';
import { ChatQuickAppend } from './chat-quick-append.js';
import { ChatStore } from './chat-store.js';
import { ChatTyping } from './chat-typing.js';

@Module({
  imports: [TripsModule],
  controllers: [ChatController],
  providers: [
    ChatActivities,
    ChatData,
    ChatDoor,
    ChatGateway,
    ChatLog,
    ChatMembers,
    ChatNotices,
    ChatOverview,
    ChatReader,
    ChatRooms,
    ChatService,
    ChatQuickAppend,
    ChatStore,
    ChatTyping,
  ],
})
export class ChatModule {}
