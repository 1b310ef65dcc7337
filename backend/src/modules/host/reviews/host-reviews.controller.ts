import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { HostReviewDto, TakeDownDto } from './host-reviews.dto.js';
import { HostReviews } from './host-reviews.service.js';

/** A trip's hosts read what guests wrote of it; its owner takes down what has a reason to be. */
@HostOnly()
@Controller('api/host/trips/:tripId/reviews')
export class HostReviewsController {
  constructor(private readonly reviews: HostReviews) {}

  @EveryHost()
  @Get()
  list(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostReviewDto[]> {
    return this.reviews.list(asking, tripId);
  }

  /** Answers all reviews of the trip as they stand then. */
  @Post(':reviewId/take-down')
  @HttpCode(200)
  takeDown(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('reviewId', WholeNumberPipe) reviewId: number,
    @Body() body: TakeDownDto,
  ): Promise<HostReviewDto[]> {
    return this.reviews.takeDown(userId, { tripId, reviewId }, body);
  }
}
