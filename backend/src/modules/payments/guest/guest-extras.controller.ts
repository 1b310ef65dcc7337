import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { AddOwnExtraDto, GuestExtrasDto } from './guest-extras.dto.js';
import { GuestExtras } from './guest-extras.service.js';

type Person = SignedIn['user'];

/** What somebody adds to a booking they bought. Another person's are not there. */
@LoggedIn()
@Controller('api/guest/bookings/:id/extras')
export class GuestExtrasController {
  constructor(private readonly extras: GuestExtras) {}

  @Get()
  read(@CurrentUser() user: Person, @Param('id') id: string): Promise<GuestExtrasDto> {
    return this.extras.read({ userId: user.id, id });
  }

  /** For all travellers of the booking who have none yet, to be paid with its parts. */
  @Post()
  @HttpCode(200)
  add(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Body() body: AddOwnExtraDto,
    @RequestKey() key?: string,
  ): Promise<GuestExtrasDto> {
    return this.extras.add({ userId: user.id, id, key }, body);
  }

  /** Takes off what the person added, while nothing of it is paid. */
  @Delete(':extraId')
  remove(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Param('extraId', WholeNumberPipe) extraId: number,
    @RequestKey() key?: string,
  ): Promise<GuestExtrasDto> {
    return this.extras.remove({ userId: user.id, id, key }, extraId);
  }
}
