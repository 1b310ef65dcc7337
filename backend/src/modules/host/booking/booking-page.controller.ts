import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import { type Asking, Asks, EveryHost, Needs } from '../../trips/asking.decorator.js';
import { BookingAddOns } from './booking-add-ons.service.js';
import { AddAddOnDto, EditBookingDto, OfferPlacesDto, SendLoginDto } from './booking-edit.dto.js';
import { BookingEdit } from './booking-edit.service.js';
import { BookingLogins } from './booking-logins.service.js';
import { HostBookingDto } from './booking-page.dto.js';
import { BookingPage } from './booking-page.service.js';
import { BookingPlaces } from './booking-places.service.js';

/** A booking's page. Every act answers the booking as it stands then. */
@HostOnly()
@EveryHost()
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
  read(@Asks() asking: Asking, @Param('id') id: string): Promise<HostBookingDto> {
    return this.page.read({ ...asking, id });
  }

  @Patch()
  async edit(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: EditBookingDto,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.edits.save({ ...asking, id, key }, body);
    return this.page.read({ ...asking, id });
  }

  /** Keeps the places until they are paid. */
  @Post('approval')
  @HttpCode(200)
  async approve(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.places.approve({ ...asking, id, key });
    return this.page.read({ ...asking, id });
  }

  @Post('waitlist')
  @HttpCode(200)
  async toWaitlist(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.places.toWaitlist({ ...asking, id, key });
    return this.page.read({ ...asking, id });
  }

  /** Holds places for somebody who waits. */
  @Post('offer')
  @HttpCode(200)
  async offer(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() { hours }: OfferPlacesDto,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.places.offer({ ...asking, id, key }, hours);
    return this.page.read({ ...asking, id });
  }

  /** Sends a traveller the login once more, to the address that the booking has. */
  // Whose account it becomes reads the papers.
  @Needs('documents')
  @FreshProof()
  @NotedAs('login.sent_again')
  @Post('travellers/:position/login')
  @HttpCode(200)
  async sendLogin(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: SendLoginDto,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.logins.send({ ...asking, id, key }, position, body);
    return this.page.read({ ...asking, id });
  }

  @Needs('money')
  @Post('add-ons')
  @HttpCode(200)
  async add(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: AddAddOnDto,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.addOns.add({ ...asking, id, key }, body);
    return this.page.read({ ...asking, id });
  }

  @Needs('money')
  @Delete('add-ons/:addOnId')
  async remove(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('addOnId', WholeNumberPipe) addOnId: number,
    @RequestKey() key?: string,
  ): Promise<HostBookingDto> {
    await this.addOns.remove({ ...asking, id, key }, addOnId);
    return this.page.read({ ...asking, id });
  }
}
