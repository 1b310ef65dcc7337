import { Body, Controller, Get, Put } from '@nestjs/common';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChangePrivacyDto, PrivacyDto } from './privacy.dto.js';
import { Privacy } from './privacy.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest/privacy')
export class PrivacyController {
  constructor(private readonly privacy: Privacy) {}

  @Get()
  read(@CurrentUser() user: Person): Promise<PrivacyDto> {
    return this.privacy.read(user);
  }

  @Put()
  change(@CurrentUser() user: Person, @Body() body: ChangePrivacyDto): Promise<PrivacyDto> {
    return this.privacy.change(user, body);
  }
}
