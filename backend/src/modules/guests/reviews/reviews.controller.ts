import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { GuestReviewDto, WriteReviewDto } from './reviews.dto.js';
import { GuestReviews } from './reviews.service.js';

type Person = SignedIn['user'];

/** What somebody says of a trip they have sailed on; 404 for who has no place on it. */
@LoggedIn()
@Controller('api/guest/trips/:tripId/review')
export class GuestReviewsController {
  constructor(private readonly reviews: GuestReviews) {}

  @Get()
  read(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<GuestReviewDto> {
    return this.reviews.read(user, tripId);
  }

  /** The one of this person: the same may be sent again, and another takes its place. */
  @Put()
  write(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: WriteReviewDto,
  ): Promise<GuestReviewDto> {
    return this.reviews.write(user, tripId, body);
  }

  /** Takes it back, and answers what is left. */
  @Delete()
  takeBack(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<GuestReviewDto> {
    return this.reviews.takeBack(user, tripId);
  }
}
