import { Body, Controller, Get, Header, HttpCode, Inject, Ip, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RequestKey } from '../../platform/http/request-key.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { Public } from '../auth/access.decorator.js';
import { Attempts } from '../auth/attempts.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { User } from '../auth/user.entity.js';
import { GuestRecords } from './guest-records.service.js';
import { CreatedGuestDto, CreateGuestDto, GuestRecordDto } from './guests.dto.js';
import { holderOf } from './hold/holder.js';
import { WaitingGuests } from './hold/waiting-guests.service.js';
import { Registrations } from './form/registrations.service.js';
import { PromoGuesses } from './quote/promo-guesses.service.js';

@Controller('api/guests')
export class GuestsController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly attempts: Attempts,
    private readonly guesses: PromoGuesses,
    private readonly registrations: Registrations,
    private readonly records: GuestRecords,
    private readonly waiting: WaitingGuests,
  ) {}

  /** The booking form. With a random `Idempotency-Key` a repeated submit is answered like the first one. */
  @Public()
  @Post()
  async register(
    @Body() body: CreateGuestDto,
    @CurrentUser() user: Pick<User, 'id'> | null,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
    @Ip() ip: string,
    @RequestKey({ isOptional: true }) key?: string,
  ): Promise<CreatedGuestDto> {
    // Who waits takes no place: nothing else bounds how many do.
    if (body.waitlist)
      await this.attempts.use({ 'waiting-ip': ip, 'waiting-address': body.email.toLowerCase() });
    const sender = { userId: user?.id ?? null, key, holder: holderOf(this.config, req, res) };
    const register = () => this.registrations.register(body, sender);
    return { id: await this.guesses.counted({ ip, promoCode: body.promoCode }, register) };
  }

  /** Knowing the id is the permission, so the answer is the minimum and stays out of caches and search engines. */
  @Public()
  @Get(':id')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  async record(
    @Param('id') id: string,
    @CurrentUser() user: Pick<User, 'id'> | null,
    @Ip() ip: string,
  ): Promise<GuestRecordDto> {
    // Guesses are counted; who knows the id may look as often as they like.
    return this.attempts.useForGuesses({ 'record-ip': ip }, 'guest.not_found', () =>
      this.records.read(id, user?.id ?? null),
    );
  }

  /** For the holder of the link: the booking comes off the waiting list. Asked again, it is off. */
  @Public()
  @Post(':id/leave-waitlist')
  @HttpCode(200)
  @Header('Referrer-Policy', 'no-referrer')
  async leaveWaitlist(@Param('id') id: string, @Ip() ip: string): Promise<GuestRecordDto> {
    return this.attempts.useForGuesses({ 'record-ip': ip }, 'guest.not_found', async () => {
      await this.waiting.leave(id);
      return this.records.picture(id);
    });
  }
}
