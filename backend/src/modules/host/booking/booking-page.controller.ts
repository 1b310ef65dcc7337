import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { BookingAddOns } from './booking-add-ons.service.js';
import { AddAddOnDto, EditBookingDto, OfferPlacesDto, SendLoginDto } from './booking-edit.dto.js';
import { BookingEdit } from './booking-edit.service.js';
import { BookingLogins } from './booking-logins.service.js';
import { HostBookingDto } from './booking-page.dto.js';
import { BookingPage } from './booking-page.service.js';
import { BookingPlaces } from './booking-places.service.js';

type Person = SignedIn['user'];
const KEY = 'idempotency-key';

/** A booking's page. Every act answers the booking as it stands then. */
@HostOnly()
@Controller('api/host/bookings/:id')
export class BookingPageController {
  constructor(
    private readonly page: BookingPage,
    private readonly edits: BookingEdit,
    private readonly places: BookingPlaces,
    private readonly addOns: BookingAddOns,
    private readonly logins: BookingLogins,
  ) {}

  @Get()
  read(@CurrentUser() { id: userId }: Person, @Param('id') id: string): Promise<HostBookingDto> {
    return this.page.read(userId, id);
  }

  @Patch()
  async edit(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: EditBookingDto,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.edits.save({ userId, id, key }, body);
    return this.page.read(userId, id);
  }

  /** Keeps the places until they are paid. */
  @Post('approval')
  @HttpCode(200)
  async approve(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.places.approve({ userId, id, key });
    return this.page.read(userId, id);
  }

  @Post('waitlist')
  @HttpCode(200)
  async toWaitlist(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.places.toWaitlist({ userId, id, key });
    return this.page.read(userId, id);
  }

  /** Holds places for somebody who waits. */
  @Post('offer')
  @HttpCode(200)
  async offer(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() { hours }: OfferPlacesDto,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.places.offer({ userId, id, key }, hours);
    return this.page.read(userId, id);
  }

  /** Sends a traveller the login once more, to the address that the booking has. */
  @FreshProof()
  @NotedAs('login.sent_again')
  @Post('travellers/:position/login')
  @HttpCode(200)
  async sendLogin(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: SendLoginDto,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.logins.send({ userId, id, key }, position, body);
    return this.page.read(userId, id);
  }

  @Post('add-ons')
  @HttpCode(200)
  async add(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: AddAddOnDto,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.addOns.add({ userId, id, key }, body);
    return this.page.read(userId, id);
  }

  @Delete('add-ons/:addOnId')
  async remove(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('addOnId', WholeNumberPipe) addOnId: number,
    @Headers(KEY) key?: string,
  ): Promise<HostBookingDto> {
    await this.addOns.remove({ userId, id, key }, addOnId);
    return this.page.read(userId, id);
  }
}
