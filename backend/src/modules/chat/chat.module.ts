import { Module } from '@nestjs/common';
import { DirectoryModule } from '../guests/directory/directory.module.js';
import { TripAccessModule } from '../guests/trip-access.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatService } from './chat.service.js';
import { ChatActs } from './acts/chat-acts.service.js';
import { ChatActsGateway } from './acts/chat-acts.gateway.js';
import { ChatActivities } from './people/chat-activity.js';
import { ChatChanges } from './acts/chat-changes.js';
import { ChatDesk } from './moderation/chat-desk.service.js';
import { ChatDigest } from './digest/chat-digest.service.js';
import { ChatData } from './keeping/chat-data.js';
import { ChatDoor } from './chat-door.js';
import { ChatEdits } from './acts/chat-edits.js';
import { ChatEmptying } from './acts/chat-emptying.js';
import { ChatErasures } from './keeping/chat-erasures.service.js';
import { ChatHere } from './people/chat-here.js';
import { ChatLog } from './log/chat-log.js';
import { ChatMembers } from './people/chat-members.js';
import { ChatMine } from './people/chat-mine.js';
import { CardMutes } from './moderation/card-mutes.service.js';
import { CardMutesController } from './moderation/card-mutes.controller.js';
import { ChatMutes } from './moderation/chat-mutes.service.js';
import { ChatNotifications } from './digest/chat-notifications.service.js';
import { ChatNotificationsController } from './digest/chat-notifications.controller.js';
import { ChatNotices } from './people/chat-notices.js';
import { ChatOverview } from './people/chat-overview.service.js';
import { ChatReader } from './log/chat-reader.js';
import { ChatReports } from './moderation/chat-reports.service.js';
import { ChatRetention } from './keeping/chat-retention.service.js';
import { ChatRooms } from './log/chat-rooms.js';
import { ChatPhotos } from './photos/chat-photos.service.js';
import { ChatPhotosController } from './photos/chat-photos.controller.js';
import { ChatQuickAppend } from './log/chat-quick-append.js';
import { ChatSilences } from './moderation/chat-silences.service.js';
import { ChatStore } from './log/chat-store.js';
import { ChatTyping } from './people/chat-typing.js';
import { DigestReader } from './digest/digest-reader.js';

@Module({
  imports: [TripsModule, TripAccessModule, DirectoryModule],
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
