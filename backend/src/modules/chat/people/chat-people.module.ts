import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { ChatLogModule } from '../log/chat-log.module.js';
import { ChatModerationModule } from '../moderation/chat-moderation.module.js';
import { ChatActivities } from './chat-activity.js';
import { ChatHere } from './chat-here.js';
import { ChatMembers } from './chat-members.js';
import { ChatMine } from './chat-mine.js';
import { ChatNotices } from './chat-notices.js';
import { ChatOverview } from './chat-overview.service.js';
import { ChatTyping } from './chat-typing.js';

/** Who is in a chat, who is there now, and what each has read. */
@Module({
  imports: [TripAccessModule, ChatLogModule, ChatModerationModule],
  providers: [ChatActivities, ChatHere, ChatMembers, ChatMine, ChatNotices, ChatOverview, ChatTyping],
  exports: [ChatActivities, ChatHere, ChatMembers, ChatMine, ChatNotices, ChatOverview, ChatTyping],
})
export class ChatPeopleModule {}
