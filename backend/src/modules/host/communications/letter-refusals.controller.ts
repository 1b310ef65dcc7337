import { Controller, Get, HttpCode, Ip, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { askOnPage, UNSUBSCRIBE, UnsubscribeDto } from '../../../platform/http/unsubscribe-doors.js';
import { Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { LetterRefusals } from './letter-refusals.service.js';

@Controller(`api/${UNSUBSCRIBE.letters}`)
export class LetterRefusalsController {
  constructor(
    private readonly refusals: LetterRefusals,
    private readonly attempts: Attempts,
  ) {}

  @Public()
  @Get()
  ask(@Query() { token }: UnsubscribeDto, @Res() response: Response): void {
    askOnPage(response, 'letters', token);
  }

  /** One click in a mail program, or a press on the page: no more letters of this trip's hosts. */
  @Public()
  @Post()
  @HttpCode(204)
  async refuse(@Query() { token }: UnsubscribeDto, @Ip() ip: string): Promise<void> {
    await this.attempts.useForBadLinks({ 'link-ip': ip }, () => this.refusals.refuse(token));
  }
}
