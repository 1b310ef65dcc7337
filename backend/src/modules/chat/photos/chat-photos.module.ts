import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { ChatPhotos } from './chat-photos.service.js';

/** Photos in the chat. */
@Module({
  imports: [TripAccessModule],
  providers: [ChatPhotos],
  exports: [ChatPhotos],
})
export class ChatPhotosModule {}
