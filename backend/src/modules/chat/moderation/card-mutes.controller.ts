import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { CardMuteDto, MutedPeopleDto } from '../chat.dto.js';
import { CardMutes } from './card-mutes.service.js';

type Person = SignedIn['user'];

/** Muting from a card of the guest list: the same as in the chat, by the card's id. */
@LoggedIn()
@Controller('api/chat/mutes')
export class CardMutesController {
  constructor(private readonly mutes: CardMutes) {}

  @Get()
  read(@CurrentUser() user: Person): Promise<MutedPeopleDto> {
    return this.mutes.of(user);
  }

  @Put(':personId')
  change(
    @CurrentUser() user: Person,
    @Param('personId') personId: string,
    @Body() { isMuted }: CardMuteDto,
  ): Promise<MutedPeopleDto> {
    return this.mutes.change(user, personId, isMuted);
  }
}
