import { Module } from '@nestjs/common';
import { AttemptsModule } from '../auth/attempts.module.js';
import { FactorsModule } from '../auth/factors/factors.module.js';
import { SessionsModule } from '../auth/sessions.module.js';
import { TripAccessModule } from '../guests/trip-access.module.js';
import { ChatActsGateway } from './acts/chat-acts.gateway.js';
import { ChatActsModule } from './acts/chat-acts.module.js';
import { ChatDoor } from './chat-door.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatReadingController } from './chat-reading.controller.js';
import { ChatService } from './chat.service.js';
import { ChatWelcomes } from './chat-welcomes.service.js';
import { ChatDigestModule } from './digest/chat-digest.module.js';
import { ChatNotificationsController } from './digest/chat-notifications.controller.js';
import { ChatKeepingModule } from './keeping/chat-keeping.module.js';
import { ChatLogModule } from './log/chat-log.module.js';
import { CardMutesController } from './moderation/card-mutes.controller.js';
import { ChatModerationModule } from './moderation/chat-moderation.module.js';
import { ChatPeopleModule } from './people/chat-people.module.js';
import { ChatPhotosController } from './photos/chat-photos.controller.js';
import { ChatPhotosModule } from './photos/chat-photos.module.js';

/**
 * The trips' chats, in rooms. The doors stand here: the contract names them in this order, and what comes by the sockets
 * goes through every room.
 */
@Module({
  imports: [
    AttemptsModule,
    FactorsModule,
    SessionsModule,
    TripAccessModule,
    ChatActsModule,
    ChatDigestModule,
    ChatKeepingModule,
    ChatLogModule,
    ChatModerationModule,
    ChatPeopleModule,
    ChatPhotosModule,
  ],
  controllers: [
    CardMutesController,
    ChatController,
    ChatNotificationsController,
    ChatPhotosController,
    ChatReadingController,
  ],
  providers: [ChatActsGateway, ChatDoor, ChatGateway, ChatService, ChatWelcomes],
})
export class ChatModule {}
