import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../auth/account/personal-data.module.js';
import { TripAccessModule } from '../trip-access.module.js';
import { ReviewData } from './review-data.service.js';
import { GuestReviews } from './reviews.service.js';

/** What guests who have sailed say of their trip. */
@Module({
  imports: [PersonalDataModule, TripAccessModule],
  providers: [GuestReviews, ReviewData],
  exports: [GuestReviews],
})
export class GuestReviewsModule {}
