import { Controller, Get } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { LoggedIn } from '../auth/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { SignedIn } from '../auth/sessions.service.js';
import { RecentMessageDto, UnreadDto } from './chat.dto.js';
import { ChatOverview } from './people/chat-overview.service.js';

@LoggedIn()
@Controller('api')
export class ChatController {
  constructor(private readonly overview: ChatOverview) {}

  /** All zero for somebody to whom no chat is open. */
  @Get('chat/unread')
  unread(@CurrentUser() user: SignedIn['user'] | null): Promise<UnreadDto> {
    return this.overview.unread(present(user));
  }

  @Get('guest/messages/recent')
  recent(@CurrentUser() user: SignedIn['user'] | null): Promise<RecentMessageDto[]> {
    return this.overview.recent(present(user));
  }
}

function present(user: SignedIn['user'] | null): SignedIn['user'] {
  if (!user) throw new DomainError('auth.required');
  return user;
}
