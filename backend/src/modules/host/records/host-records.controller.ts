import { Body, Controller, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import {
  HostChangesTravellerDto,
  HostTravellersDto,
  RevealFactDto,
  RevealedDto,
} from './host-records.dto.js';
import { HostTravellers } from './host-travellers.service.js';

/** The travellers of the bookings of a host's trips; of others there are none. */
@HostOnly()
@Needs('documents')
@Controller('api/host/bookings/:id/travellers')
export class HostRecordsController {
  constructor(private readonly travellers: HostTravellers) {}

  @Get()
  read(@Asks() asking: Asking, @Param('id') id: string): Promise<HostTravellersDto> {
    return this.travellers.read({ ...asking, id });
  }

  @Patch(':position')
  change(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: HostChangesTravellerDto,
  ): Promise<HostTravellersDto> {
    return this.travellers.change({ ...asking, id, position }, body);
  }

  /** The text that a traveller has signed, also once another is in force. */
  @Get(':position/waiver')
  @ApiProduces('text/plain')
  async signedWaiver(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Res({ passthrough: true }) res: Response,
  ): Promise<string> {
    const text = await this.travellers.signedWaiver({ ...asking, id, position });
    // Not before: a refusal is no file.
    res.attachment('signed-waiver.txt').type('text/plain');
    return text;
  }

  /** What is masked otherwise. */
  @FreshProof()
  @NotedAs('private.revealed')
  @Post(':position/reveal')
  @HttpCode(200)
  reveal(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: RevealFactDto,
  ): Promise<RevealedDto> {
    return this.travellers.reveal({ ...asking, id, position }, body);
  }
}
