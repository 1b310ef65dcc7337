import { Body, Controller, Get, HttpCode, Ip, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { askOnPage, UnsubscribeDto } from '../../../platform/http/unsubscribe-doors.js';
import { LoggedIn, Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChatNotificationsDto, NotificationsLinkDto } from '../chat.dto.js';
import { ChatNotifications } from './chat-notifications.service.js';

type Person = SignedIn['user'];

@Controller('api/chat/notifications')
export class ChatNotificationsController {
  constructor(
    private readonly notifications: ChatNotifications,
    private readonly attempts: Attempts,
  ) {}

  @LoggedIn()
  @Get()
  async read(@CurrentUser() { id }: Person): Promise<ChatNotificationsDto> {
    return { digest: await this.notifications.areOn(id) };
  }

  @LoggedIn()
  @Put()
  async change(
    @CurrentUser() { id }: Person,
    @Body() { digest }: ChatNotificationsDto,
  ): Promise<ChatNotificationsDto> {
    await this.notifications.set(id, digest);
    return { digest };
  }

  /** The link at the end of a mail: turns these mails off without a login. */
  @Public()
  @Post('off')
  @HttpCode(204)
  async turnOff(@Body() { token }: NotificationsLinkDto, @Ip() ip: string): Promise<void> {
    await this.attempts.useForBadLinks({ 'link-ip': ip }, () => this.notifications.turnOff(token));
  }

  @Public()
  @Get('unsubscribe')
  ask(@Query() { token }: UnsubscribeDto, @Res() response: Response): void {
    askOnPage(response, 'digest', token);
  }

  /** As the link at the end, at one click in a mail program. */
  @Public()
  @Post('unsubscribe')
  @HttpCode(204)
  unsubscribe(@Query() link: UnsubscribeDto, @Ip() ip: string): Promise<void> {
    return this.turnOff(link, ip);
  }
}
