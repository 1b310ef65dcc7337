import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { ChangeTripDto, EditTripDto, HostTripDetailDto } from './host-trips.dto.js';
import { HostTripsDto } from './host-trip-list.dto.js';
import { HostTripsReader } from './host-trips.reader.js';
import { HostTrips } from './host-trips.service.js';
import { DuplicateTripDto, FrontPlaceDto, MadeTripDto } from './trip-acts.dto.js';
import { TripBooking } from './trip-booking.service.js';
import { TripRemoval } from './trip-removal.service.js';

type Person = SignedIn['user'];

/** A trip's hosts read it; its owner edits it, opens and closes its booking. Every host may make one. */
@HostOnly()
@Controller('api/host/trips')
export class HostTripsController {
  constructor(
    private readonly reader: HostTripsReader,
    private readonly trips: HostTrips,
    private readonly booking: TripBooking,
    private readonly removal: TripRemoval,
  ) {}

  @Get()
  list(@CurrentUser() { id: userId }: Person): Promise<HostTripsDto> {
    return this.reader.list(userId);
  }

  @Post()
  create(
    @CurrentUser() { id: userId }: Person,
    @Body() body: EditTripDto,
    @RequestKey() key?: string,
  ): Promise<MadeTripDto> {
    return this.trips.create({ userId, key }, body);
  }

  @EveryHost()
  @Get(':tripId')
  read(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostTripDetailDto> {
    return this.reader.read(asking, tripId);
  }

  @Put(':tripId')
  change(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: ChangeTripDto,
  ): Promise<HostTripDetailDto> {
    return this.trips.change(userId, tripId, body);
  }

  /** One that nobody booked leaves the desks of all its hosts. */
  @Delete(':tripId')
  @HttpCode(204)
  remove(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<void> {
    return this.removal.remove(userId, tripId);
  }

  @Post(':tripId/copies')
  duplicate(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { startDate }: DuplicateTripDto,
    @RequestKey() key?: string,
  ): Promise<MadeTripDto> {
    return this.trips.duplicate({ userId, key }, tripId, startDate);
  }

  /** The public site sells this trip from then on. */
  @Put(':tripId/booking')
  @HttpCode(204)
  open(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<void> {
    return this.booking.open(userId, tripId);
  }

  /** The front page of the public site is about this trip from then on, in the place of another. */
  @Put(':tripId/front-place')
  @HttpCode(204)
  putInFront(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() { replacesTripId }: FrontPlaceDto,
  ): Promise<void> {
    return this.booking.putInFront(userId, tripId, replacesTripId);
  }

  /** The public site does not sell this trip from then on. */
  @Delete(':tripId/booking')
  @HttpCode(204)
  close(
    @CurrentUser() { id: userId }: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<void> {
    return this.booking.close(userId, tripId);
  }
}
