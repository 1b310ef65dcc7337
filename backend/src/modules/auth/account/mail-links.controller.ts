import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../access.decorator.js';
import { Attempts } from '../attempts.js';
import { ConfirmedEmailDto, ConfirmEmailDto, ResetPasswordDto } from './account.dto.js';
import { AccountLinks } from './account-links.service.js';
import { PasswordResets } from './password-resets.service.js';

/** What the links of mails do, for whoever holds them; and how one asks for such a mail. */
@Public()
@Controller('api/auth')
export class MailLinksController {
  constructor(
    private readonly attempts: Attempts,
    private readonly links: AccountLinks,
    private readonly resets: PasswordResets,
  ) {}

  /** Answers alike whether or not there is such an account. */
  @Post('reset')
  @HttpCode(204)
  reset(@Body() { login }: ResetPasswordDto, @Ip() ip: string): Promise<void> {
    return this.resets.ask(login, ip);
  }

  @Post('confirm-email')
  @HttpCode(200)
  async confirm(@Body() { token }: ConfirmEmailDto, @Ip() ip: string): Promise<ConfirmedEmailDto> {
    const email = await this.attempts.useForBadLinks({ 'link-ip': ip }, () => this.links.confirmEmail(token));
    return { email };
  }
}
