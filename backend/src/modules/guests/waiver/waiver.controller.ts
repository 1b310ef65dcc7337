import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { SignWaiverDto, WaiverDto } from './waiver.dto.js';
import { waiverText } from './waiver-text.js';
import { Waivers } from './waivers.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest/waiver')
export class WaiverController {
  constructor(private readonly waivers: Waivers) {}

  @Get()
  read(@CurrentUser() user: Person): Promise<WaiverDto> {
    return this.waivers.read(user);
  }

  /** The text in force, to keep. */
  @Get('text')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="waiver.txt"')
  @ApiProduces('text/plain')
  text(): string {
    return waiverText();
  }

  @Post('travellers/:position')
  @HttpCode(200)
  sign(
    @CurrentUser() user: Person,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: SignWaiverDto,
    @Ip() ip: string,
  ): Promise<WaiverDto> {
    return this.waivers.sign(user, position, body, ip);
  }
}
