import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ContactDto } from './contact.dto.js';
import { ContactDesk } from './contact-desk.service.js';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly desk: ContactDesk) {}

  /** Mails a message to the trip's hosts and to the operator. 204, also when it is sent twice. */
  @Public()
  @Post()
  @HttpCode(204)
  write(
    @Body() body: ContactDto,
    @Ip() ip: string,
    @CurrentUser() user: SignedIn['user'] | null,
  ): Promise<void> {
    return this.desk.take(body, ip, user);
  }
}
