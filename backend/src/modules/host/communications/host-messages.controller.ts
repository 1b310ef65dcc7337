import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { HostMessageActs } from './host-message-acts.service.js';
import {
  HostMessageDetailsDto,
  HostMessageDto,
  MessagePreviewDto,
  PreviewMessageDto,
  ResentDto,
  SendMessageDto,
  TestSentDto,
} from './host-messages.dto.js';
import { HostMessagesReader } from './host-messages-reader.js';
import { HostMessageTests } from './host-message-tests.service.js';
import { HostMessages } from './host-messages.service.js';

/** Mails that hosts write to the guests of their trips. */
@HostOnly()
@Needs('messages')
@Controller('api/host')
export class HostMessagesController {
  constructor(
    private readonly messages: HostMessages,
    private readonly reader: HostMessagesReader,
    private readonly acts: HostMessageActs,
    private readonly tests: HostMessageTests,
  ) {}

  /** What is to come first, then the newest; at most 100. */
  @Get('messages')
  list(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<HostMessageDto[]> {
    return this.reader.list(asking, trip ?? when);
  }

  @Get('messages/:id')
  details(@Asks() asking: Asking, @Param('id') id: string): Promise<HostMessageDetailsDto> {
    return this.reader.details(asking, id);
  }

  /** Who would get it, and how one of them would read it. Nothing is sent or kept. */
  @Post('trips/:tripId/messages/preview')
  @HttpCode(200)
  preview(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: PreviewMessageDto,
  ): Promise<MessagePreviewDto> {
    return this.messages.preview(asking, tripId, body);
  }

  /** The mail as the preview shows it, to the host's own address. */
  @Post('trips/:tripId/messages/test')
  @HttpCode(200)
  test(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: PreviewMessageDto,
  ): Promise<TestSentDto> {
    return this.tests.send(asking, tripId, body);
  }

  @Post('trips/:tripId/messages')
  send(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: SendMessageDto,
    @RequestKey() key?: string,
  ): Promise<HostMessageDto> {
    return this.messages.send({ ...asking, tripId, key }, body);
  }

  @Post('messages/:id/cancel')
  @HttpCode(200)
  cancel(@Asks() asking: Asking, @Param('id') id: string): Promise<HostMessageDto> {
    return this.acts.cancel(asking, id);
  }

  @Post('messages/:id/resend')
  @HttpCode(200)
  resend(@Asks() asking: Asking, @Param('id') id: string, @RequestKey() key?: string): Promise<ResentDto> {
    return this.acts.resend(asking, id, key);
  }
}
