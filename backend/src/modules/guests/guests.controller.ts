import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { Public } from '../auth/access.decorator.js';
import { CreatedGuestDto, CreateGuestDto, GuestRecordDto } from './guests.dto.js';
import { Registrations } from './registrations.service.js';

@Controller('api/guests')
export class GuestsController {
  constructor(private readonly registrations: Registrations) {}

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
  async record(@Param('id') id: string): Promise<GuestRecordDto> {
    return this.registrations.record(id);
  }
}
