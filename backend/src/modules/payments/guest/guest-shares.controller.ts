import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { GuestShareDto, GuestSharesDto, NewShareDto } from './guest-shares.dto.js';
import { GuestShares } from './guest-shares.service.js';

type Person = SignedIn['user'];

/** What somebody asks others to pay of a booking they bought. Another person's are not there. */
@LoggedIn()
@Controller('api/guest/bookings/:id/shares')
export class GuestSharesController {
  constructor(
    private readonly attempts: Attempts,
    private readonly shares: GuestShares,
  ) {}

  @Get()
  read(@CurrentUser() user: Person, @Param('id') id: string): Promise<GuestSharesDto> {
    return this.shares.read({ userId: user.id, id });
  }

  /** Answers the share with its link. How many may be made in a day is limited. */
  @Post()
  async make(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Body() body: NewShareDto,
    @RequestKey() key?: string,
  ): Promise<GuestShareDto> {
    await this.attempts.use({ 'share-user': String(user.id) });
    return this.shares.make({ userId: user.id, id, key }, body);
  }

  /** Its link pays nothing any more. */
  @Delete(':shareId')
  withdraw(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Param('shareId') shareId: string,
    @RequestKey() key?: string,
  ): Promise<GuestSharesDto> {
    return this.shares.withdraw({ userId: user.id, id, key }, shareId);
  }
}
