import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { HostPictures } from './host-pictures.service.js';
import { AddPictureDto, TripPictureDto } from './trip-pictures.dto.js';

/** A trip's hosts see the pictures of its pages; its owner hands them in and removes them. */
@HostOnly()
@Controller('api/host/trips/:tripId/pictures')
export class HostPicturesController {
  constructor(private readonly pictures: HostPictures) {}

  @EveryHost()
  @Get()
  list(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<TripPictureDto[]> {
    return this.pictures.list(asking, tripId);
  }

  @Post()
  add(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { fileId }: AddPictureDto,
  ): Promise<TripPictureDto> {
    return this.pictures.add(userId, tripId, fileId);
  }

  /** One that no page shows, for good. */
  @Delete(':pictureId')
  @HttpCode(204)
  remove(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('pictureId') pictureId: string,
  ): Promise<void> {
    return this.pictures.remove(userId, tripId, pictureId);
  }
}
