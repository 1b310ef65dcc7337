import { Body, Controller, Get, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { SignWaiverDto, WaiverDto } from './waiver.dto.js';
import { Waivers } from './waivers.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest')
export class WaiverController {
  constructor(private readonly waivers: Waivers) {}

  /** And who has signed it, of the trip they mean. */
  @Get('waiver')
  read(@CurrentUser() user: Person): Promise<WaiverDto> {
    return this.waivers.read(user);
  }

  /** The text in force on the trip they mean, to keep; the usual one for who has booked nothing. */
  @Get('waiver/text')
  @ApiProduces('text/plain')
  text(@CurrentUser() user: Person, @Res({ passthrough: true }) res: Response): Promise<string> {
    return asFile(res, 'waiver.txt', this.waivers.text(user));
  }

  /** The text in force on the trip whose waiver they were looking at, to keep. */
  @Get('trips/:tripId/waiver/text')
  @ApiProduces('text/plain')
  tripText(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Res({ passthrough: true }) res: Response,
  ): Promise<string> {
    return asFile(res, 'waiver.txt', this.waivers.text(user, tripId));
  }

  /** The text that a traveller of theirs has signed, also once another is in force. */
  @Get('trips/:tripId/waiver/travellers/:position/text')
  @ApiProduces('text/plain')
  signedText(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('position', WholeNumberPipe) position: number,
    @Res({ passthrough: true }) res: Response,
  ): Promise<string> {
    return asFile(res, 'signed-waiver.txt', this.waivers.signedText(user, { tripId, position }));
  }

  /** For the trip whose signatures they were looking at. */
  @Post('trips/:tripId/waiver/travellers/:position')
  @HttpCode(200)
  sign(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: SignWaiverDto,
    @Ip() ip: string,
  ): Promise<WaiverDto> {
    return this.waivers.sign(user, { tripId, position }, body, ip);
  }
}

async function asFile(res: Response, name: string, reading: Promise<string>): Promise<string> {
  const text = await reading;
  // Not before: a refusal is no file.
  res.attachment(name).type('text/plain');
  return text;
}
