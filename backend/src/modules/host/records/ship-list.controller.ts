import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { ShipList } from './ship-list.service.js';

/** What the ship of a trip is sent about its travellers. */
@HostOnly()
@Needs('documents')
@Controller('api/host/trips/:tripId')
export class ShipListController {
  constructor(private readonly list: ShipList) {}

  /** A line a traveller of a confirmed booking, with passport numbers; `X-Row-Count` says how many. */
  @FreshProof()
  @NotedAs('private.revealed')
  @Get('ship-list.csv')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  async file(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Res({ passthrough: true }) res: Response,
  ): Promise<string> {
    const { fileName, rows, text } = await this.list.file(asking, tripId);
    // Not before: a refusal is no file.
    res.attachment(fileName).type('text/csv');
    res.setHeader('X-Row-Count', rows);
    return text;
  }
}
