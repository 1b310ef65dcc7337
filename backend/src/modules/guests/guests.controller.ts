import { Body, Controller, Get, Header, Ip, Param, Post } from '@nestjs/common';
import { Public } from '../auth/access.decorator.js';
import { Attempts } from '../auth/attempts.js';
import { CreatedGuestDto, CreateGuestDto, GuestRecordDto } from './guests.dto.js';
import { Registrations } from './registrations.service.js';

@Controller('api/guests')
export class GuestsController {
  constructor(
    private readonly attempts: Attempts,
    private readonly registrations: Registrations,
  ) {}

  /** The booking form. Prices and totals in the body are ignored. */
  @Public()
  @Post()
  async register(@Body() body: CreateGuestDto): Promise<CreatedGuestDto> {
    return { id: await this.registrations.register(body) };
  }

  /** Knowing the id is the permission, so the answer is the minimum and stays out of caches and search engines. */
  @Public()
  @Get(':id')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  async record(@Param('id') id: string, @Ip() ip: string): Promise<GuestRecordDto> {
    await this.attempts.use({ 'record-ip': ip });
    return this.registrations.record(id);
  }
}
