import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { LoggedIn } from '../access.decorator.js';
import { clearSession, forgetCache, forgetEverything } from '../session-cookie.js';
import { FreshProof } from '../proof/fresh-proof.decorator.js';
import { signedIn } from '../signed-in.js';
import {
  AccountDto,
  ChangeEmailDto,
  ChangeNameDto,
  ChangePasswordDto,
  EraseAccountDto,
} from './account.dto.js';
import { AccountLinks } from './account-links.service.js';
import { AddressProofs } from './address-proof.service.js';
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
    private readonly proofs: AddressProofs,
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

  @NotedAs('password.changed')
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

  /** Has the link that proves the present address sent again. */
  @Post('email/proof')
  @HttpCode(204)
  proveEmail(@Req() req: Request): Promise<void> {
    return this.proofs.askAgain(signedIn(req).user.id);
  }

  /** Takes the wish for another address back. */
  @Delete('email')
  @HttpCode(204)
  forgetEmail(@Req() req: Request): Promise<void> {
    return this.links.forgetEmailWish(signedIn(req));
  }

  /** Here, too. */
  @NotedAs('logout')
  @Post('logout-everywhere')
  @HttpCode(204)
  async logOut(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<void> {
    await this.own.logOutEverywhere(signedIn(req).user.id);
    clearSession(this.config, res);
    forgetCache(res);
  }

  /** Everything kept about this person, as a file. */
  @FreshProof()
  @NotedAs('data.exported')
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
    forgetEverything(res);
  }
}
