import { Controller, Get, Query } from '@nestjs/common';
import { tooMany } from '../../platform/errors/too-many.rules.js';
import { LoggedIn } from '../auth/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { SignedIn } from '../auth/sessions.service.js';
import { ChatDoor } from './chat-door.js';
import { ChatHistoryDto, ChatWelcomeDto } from './chat-message.dto.js';
import { ChatPageDto, ChatPositionDto } from './chat-reading.dto.js';
import { ChatRefusal } from './chat-refusal.js';
import { ChatService } from './chat.service.js';
import { ChatWelcomes } from './chat-welcomes.service.js';

type Person = SignedIn['user'];

/** The chat to be read where a network lets pages through and no live connection. */
@LoggedIn()
@Controller('api/chat')
export class ChatReadingController {
  constructor(
    private readonly door: ChatDoor,
    private readonly welcomes: ChatWelcomes,
    private readonly chat: ChatService,
  ) {}

  /** What `chat:welcome` says: what came since, and how everything stands. Throws `request.too_many`. */
  @Get('welcome')
  async welcome(
    @CurrentUser() user: Person,
    @Query() { tripId, after, afterRev }: ChatPositionDto,
  ): Promise<ChatWelcomeDto> {
    const visitor = await this.door.ownOf(user, tripId);
    return unlessTooMany(() => {
      this.chat.countReading(visitor, goesOn);
      return this.welcomes.once({ ...visitor, after, afterRev });
    });
  }

  /** A page of the log, as `chat:history` answers it. Throws `request.too_many`. */
  @Get('history')
  async history(@CurrentUser() user: Person, @Query() page: ChatPageDto): Promise<ChatHistoryDto> {
    const visitor = await this.door.ownOf(user, page.tripId);
    return unlessTooMany(() => this.chat.history(visitor, page, goesOn));
  }
}

/** There is no connection to end; each further request is refused as the first was. */
const goesOn = () => undefined;

async function unlessTooMany<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (err) {
    if (!(err instanceof ChatRefusal)) throw err;
    throw tooMany(err.error.retryAfterMs ?? 0);
  }
}
