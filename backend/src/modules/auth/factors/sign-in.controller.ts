import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../access.decorator.js';
import { SessionDto } from '../auth.dto.js';
import { Entry } from '../entry.service.js';
import { KnownBrowsers } from '../known-browsers.js';
import { CodeDto, PasskeyDto, PasskeyOptionsDto } from './factors.dto.js';
import { SecondStep } from './second-step.service.js';

/** What follows on the password, and the passkey that stands in for it. */
@Public()
@Controller('api/auth')
export class SignInController {
  constructor(
    private readonly browsers: KnownBrowsers,
    private readonly entry: Entry,
    private readonly steps: SecondStep,
  ) {}

  /** After a login that was answered with `auth.second_step`, by a code of an app or a recovery code. */
  @Post('second-step')
  @HttpCode(200)
  async byCode(
    @Body() { code }: CodeDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<SessionDto> {
    const from = { ip, browsers: this.browsers.read(req) };
    return this.entry.letIn(req, res, await this.steps.byCode(req, res, code, from));
  }

  @Post('passkey/options')
  @HttpCode(200)
  async askPasskey(
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<PasskeyOptionsDto> {
    return { options: await this.steps.askPasskey(req, res, ip) };
  }

  /** In place of a password, or after it. */
  @Post('passkey')
  @HttpCode(200)
  async byPasskey(
    @Body() { credential }: PasskeyDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<SessionDto> {
    return this.entry.letIn(req, res, await this.steps.byPasskey(req, res, credential));
  }
}
