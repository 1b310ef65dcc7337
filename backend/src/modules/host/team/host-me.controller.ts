import { Controller, Get } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import type { HostMeDto } from './host-me.dto.js';
import { HostMe } from './host-me.service.js';

@HostOnly()
@Controller('api/host/me')
export class HostMeController {
  constructor(private readonly me: HostMe) {}

  @Get()
  read(@CurrentUser() { id: userId }: SignedIn['user']): Promise<HostMeDto> {
    return this.me.read(userId);
  }
}
