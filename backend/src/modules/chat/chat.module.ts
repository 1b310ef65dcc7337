import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatService } from './chat.service.js';
import { ChatActs } from './chat-acts.service.js';
import { ChatActsGateway } from './chat-acts.gateway.js';
import { ChatActivities } from './chat-activity.js';
import { ChatChanges } from './chat-changes.js';
import { ChatDesk } from './desk/chat-desk.service.js';
import { ChatDigest } from './chat-digest.service.js';
import { ChatData } from './chat-data.js';
import { ChatDoor } from './chat-door.js';
import { ChatEdits } from './chat-edits.js';
import { ChatEmptying } from './chat-emptying.js';
import { ChatErasures } from './chat-erasures.service.js';
import { ChatHere } from './chat-here.js';
import { ChatLog } from './chat-log.js';
import { ChatMembers } from './chat-members.js';
import { ChatMine } from './chat-mine.js';
import { CardMutes } from './card-mutes.service.js';
import { CardMutesController } from './card-mutes.controller.js';
import { ChatMutes } from './chat-mutes.service.js';
import { ChatNotifications } from './chat-notifications.service.js';
import { ChatNotificationsController } from './chat-notifications.controller.js';
import { ChatNotices } from './chat-notices.js';
import { ChatOverview } from './chat-overview.service.js';
import { ChatReader } from './chat-reader.js';
import { ChatReports } from './chat-reports.service.js';
import { ChatRetention } from './chat-retention.service.js';
import { ChatRooms } from './chat-rooms.js';
import { ChatPhotos } from './chat-photos.service.js';
import { ChatPhotosController } from './chat-photos.controller.js';
import { ChatQuickAppend } from './chat-quick-append.js';
import { ChatSilences } from './chat-silences.service.js';
import { ChatStore } from './chat-store.js';
import { ChatTyping } from './chat-typing.js';
import { DigestReader } from './digest-reader.js';

@Module({
  imports: [TripsModule],
  controllers: [CardMutesController, ChatController, ChatNotificationsController, ChatPhotosController],
  providers: [
    CardMutes,
    ChatActivities,
    ChatActs,
    ChatActsGateway,
    ChatChanges,
    ChatDesk,
    ChatDigest,
    ChatData,
    ChatDoor,
    ChatEdits,
    ChatEmptying,
    ChatErasures,
    ChatGateway,
    ChatHere,
    ChatLog,
    ChatMembers,
    ChatMine,
    ChatMutes,
    ChatNotices,
    ChatNotifications,
    ChatOverview,
    ChatPhotos,
    ChatReader,
    ChatReports,
    ChatRetention,
    ChatRooms,
    ChatService,
    ChatSilences,
    ChatQuickAppend,
    ChatStore,
    ChatTyping,
    DigestReader,
  ],
  exports: [ChatDesk, ChatReports, ChatSilences],
})
export class ChatModule {}
