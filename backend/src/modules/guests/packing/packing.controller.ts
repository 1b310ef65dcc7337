import { Body, Controller, Get, Put } from '@nestjs/common';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { PackingChangesDto, PackingDto } from './packing.dto.js';
import { Packing } from './packing.service.js';

/** For paid guests and hosts; 402 for others. */
@LoggedIn()
@Controller('api/guest/packing')
export class PackingController {
  constructor(private readonly packing: Packing) {}

  @Get()
  read(@CurrentUser() user: SignedIn['user']): Promise<PackingDto> {
    return this.packing.of(user);
  }

  /** Tells what was ticked and cleared since; the same may be told again. */
  @Put()
  change(@CurrentUser() user: SignedIn['user'], @Body() { changes }: PackingChangesDto): Promise<PackingDto> {
    return this.packing.change(user, changes);
  }
}
