import { Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { LoggedIn } from '../access.decorator.js';
import { signedIn } from '../signed-in.js';
import { OwnSessions } from './own-sessions.service.js';

/** A person ends what they are logged in with elsewhere. */
@LoggedIn()
@Controller('api/account/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** All but the one that asks. */
  @Post('end-others')
  @HttpCode(204)
  endOthers(@Req() req: Request): Promise<void> {
    return this.sessions.endOthers(signedIn(req));
  }

  @Delete(':id')
  @HttpCode(204)
  end(@Req() req: Request, @Param('id') id: string): Promise<void> {
    return this.sessions.end(signedIn(req), id);
  }
}
