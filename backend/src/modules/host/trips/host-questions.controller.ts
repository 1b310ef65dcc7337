import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import { ChangeQuestionsDto, HostQuestionsDto } from './host-questions.dto.js';
import { HostQuestions } from './host-questions.service.js';

/** What a trip asks its travellers: its hosts read it, its owner writes it. */
@HostOnly()
@Controller('api/host/trips/:tripId/questions')
export class HostQuestionsController {
  constructor(private readonly questions: HostQuestions) {}

  @EveryHost()
  @Get()
  read(@Asks() asking: Asking, @Param('tripId', WholeNumberPipe) tripId: number): Promise<HostQuestionsDto> {
    return this.questions.read(asking, tripId);
  }

  @Put()
  change(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: ChangeQuestionsDto,
  ): Promise<HostQuestionsDto> {
    return this.questions.save(userId, tripId, body);
  }
}
