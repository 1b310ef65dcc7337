import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { ChatDigest } from './chat-digest.service.js';
import { ChatNotifications } from './chat-notifications.service.js';
import { DigestReader } from './digest-reader.js';

/** Mails about what was not read in time. */
@Module({
  imports: [TripsModule, TripAccessModule],
  providers: [ChatDigest, ChatNotifications, DigestReader],
  exports: [ChatNotifications],
})
export class ChatDigestModule {}
