import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { PersonalDataModule } from '../../auth/account/personal-data.module.js';
import { RecordsModule } from '../../guests/records/records.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { CabinChangeModule } from '../../payments/cabin-change/cabin-change.module.js';
import { ChatModerationModule } from '../../chat/moderation/chat-moderation.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { Communications } from './communications.service.js';
import { GuestFactsReader } from './guest-facts.js';
import { HostMessageActs } from './host-message-acts.service.js';
import { HostMessageData } from './host-message-data.service.js';
import { HostMessageSender } from './host-message-sender.service.js';
import { HostMessageTests } from './host-message-tests.service.js';
import { HostMessagesReader } from './host-messages-reader.js';
import { HostMessages } from './host-messages.service.js';
import { HostReports } from './host-reports.service.js';
import { LetterRefusals } from './letter-refusals.service.js';
import { RecipientLists } from './recipient-lists.service.js';

/** What hosts tell their groups: mails, and words in the chat. */
@Module({
  imports: [
    AttemptsModule,
    PersonalDataModule,
    RecordsModule,
    TripAccessModule,
    TripsModule,
    CabinChangeModule,
    ChatModerationModule,
  ],
  providers: [
    Communications,
    GuestFactsReader,
    HostMessageActs,
    HostMessageData,
    HostMessageSender,
    HostMessageTests,
    HostMessages,
    HostMessagesReader,
    HostReports,
    LetterRefusals,
    RecipientLists,
  ],
  exports: [
    Communications,
    HostMessageActs,
    HostMessageTests,
    HostMessages,
    HostMessagesReader,
    HostReports,
    LetterRefusals,
  ],
})
export class CommunicationsModule {}
