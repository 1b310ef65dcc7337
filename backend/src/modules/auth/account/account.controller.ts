import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { LoggedIn } from '../access.decorator.js';
import { clearSession } from '../session-cookie.js';
import type { SignedIn } from '../sessions.service.js';
import {
  AccountDto,
  ChangeEmailDto,
  ChangeNameDto,
  ChangePasswordDto,
  EraseAccountDto,
} from './account.dto.js';
import { AccountLinks } from './account-links.service.js';
import { DataRights } from './data-rights.service.js';
import { OwnAccount } from './own-account.service.js';

/** What people do with their own account. */
@LoggedIn()
@Controller('api/account')
export class AccountController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly own: OwnAccount,
    private readonly links: AccountLinks,
    private readonly rights: DataRights,
  ) {}

  @Get()
  read(@Req() req: Request): Promise<AccountDto> {
    return this.own.read(signedIn(req));
  }

  @Put('name')
  rename(@Req() req: Request, @Body() body: ChangeNameDto): Promise<AccountDto> {
    return this.own.rename(signedIn(req), body);
  }

  @Post('password')
  @HttpCode(204)
  changePassword(@Req() req: Request, @Body() body: ChangePasswordDto): Promise<void> {
    return this.own.changePassword(signedIn(req), body);
  }

  @Post('email')
  @HttpCode(204)
  changeEmail(@Req() req: Request, @Body() body: ChangeEmailDto): Promise<void> {
    return this.links.askForEmail(signedIn(req), body);
  }

  /** Takes the wish for another address back. */
  @Delete('email')
  @HttpCode(204)
  forgetEmail(@Req() req: Request): Promise<void> {
    return this.links.forgetEmailWish(signedIn(req));
  }

  /** Here, too. */
  @Post('logout-everywhere')
  @HttpCode(204)
  async logOut(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<void> {
    await this.own.logOutEverywhere(signedIn(req).user.id);
    clearSession(this.config, res);
  }

  /** Everything kept about this person, as a file. */
  @Post('export')
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="my-data.json"')
  exportData(@Req() req: Request): Promise<object> {
    return this.rights.exportOf(signedIn(req));
  }

  @Post('erase')
  @HttpCode(204)
  async erase(
    @Req() req: Request,
    @Body() { password }: EraseAccountDto,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    await this.rights.erase(signedIn(req), password);
    clearSession(this.config, res);
  }
}

function signedIn(req: Request): SignedIn {
  if (!req.signedIn) throw new DomainError('auth.required');
  return req.signedIn;
}
