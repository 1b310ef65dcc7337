import { Body, Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { ExportGuestsDto, GuestFilterDto, HostGuestsDto } from './guests-list.dto.js';
import { GuestsList } from './guests-list.service.js';

@HostOnly()
@EveryHost()
@Controller('api/host/guests')
export class GuestsListController {
  constructor(private readonly guests: GuestsList) {}

  @Get()
  read(@Asks() asking: Asking, @Query() filter: GuestFilterDto): Promise<HostGuestsDto> {
    return this.guests.read(asking, filter);
  }

  /** A CSV file of the guests who are meant; `X-Row-Count` says how many. */
  @FreshProof()
  @NotedAs('data.exported')
  @Post('export')
  @HttpCode(200)
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async export(
    @Asks() asking: Asking,
    @Body() body: ExportGuestsDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { fileName, rows, text } = await this.guests.export(asking, body);
    response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    response.setHeader('X-Row-Count', String(rows));
    return text;
  }
}
