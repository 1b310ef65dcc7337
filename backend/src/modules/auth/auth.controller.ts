import { Body, Controller, Get, HttpCode, Inject, Ip, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { NotedAs } from '../../platform/security-log/noted.js';
import { SecurityLog } from '../../platform/security-log/security-log.service.js';
import { LoggedIn, Public } from './access.decorator.js';
import { Accounts } from './accounts.service.js';
import { Attempts } from './attempts.js';
import { LoginDto, RegisterDto, RegisteredDto, SessionDto, SetPasswordDto } from './auth.dto.js';
import { Entry } from './entry.service.js';
import { SecondStep } from './factors/second-step.service.js';
import { GuestLookup } from './guest-lookup.js';
import { KnownBrowsers } from './known-browsers.js';
import { Login } from './login.service.js';
import { clearSession, cookieName, cookieOptions, forgetCache, readCookie } from './session-cookie.js';
import { Sessions } from './sessions.service.js';

const REGISTERED = 'Your account has been created. Please log in.';
const HOST_REQUESTED = `${REGISTERED} Until a host approves your Host account it works as a guest account. Please open the link in our mail: only who has confirmed their address is approved.`;

@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly browsers: KnownBrowsers,
    private readonly guests: GuestLookup,
    private readonly entry: Entry,
    private readonly logins: Login,
    private readonly steps: SecondStep,
    private readonly sessions: Sessions,
    private readonly security: SecurityLog,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: LoginDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<SessionDto> {
    const from = { ip, browsers: this.browsers.read(req) };
    const user = await this.logins.check(body.username, body.password, from);
    await this.steps.askAfterPassword(res, user);
    return this.entry.letIn(req, res, user);
  }

  /** Leaves nothing of the person in the browser: session, what was typed for a booking, pictures. */
  @Public()
  @NotedAs('logout')
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<void> {
    if (req.signedIn) await this.sessions.close(req.signedIn.sessionId);
    const draft = cookieName(this.config, 'draft');
    await this.guests.forgetDraft(readCookie(req.headers.cookie, draft));
    res.clearCookie(draft, cookieOptions(this.config, 0));
    clearSession(this.config, res);
    forgetCache(res);
  }

  @LoggedIn()
  @Get('me')
  async me(@Req() req: Request): Promise<SessionDto> {
    if (!req.signedIn) throw new DomainError('auth.required');
    return this.entry.view(req.signedIn.user);
  }

  /** The person does something on a page that asks the server for nothing: the session goes on. */
  @LoggedIn()
  @Post('seen')
  @HttpCode(204)
  seen(): void {
    // The access guard has noted it.
  }

  @Public()
  @Post('register')
  async register(@Body() body: RegisterDto, @Ip() ip: string): Promise<RegisteredDto> {
    const { hostRequest } = await this.registered(body, ip);
    return hostRequest
      ? { role: 'guest', hostRequest: 'pending', message: HOST_REQUESTED }
      : { role: 'guest', message: REGISTERED };
  }

  /** Uses the one-time link of a mail and logs in; who has a second step is asked for it, with the password already set. */
  @Public()
  @Post('set-password')
  @HttpCode(200)
  async setPassword(
    @Body() body: SetPasswordDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<SessionDto> {
    const user = await this.attempts.useForBadLinks({ 'link-ip': ip }, () =>
      this.accounts.setPassword(body.token, body.password),
    );
    this.security.note('password.set', { userId: user.id });
    await this.steps.askAfterPassword(res, user);
    return this.entry.letInByMail(req, res, user);
  }

  /** Counted before it is made, so that many at once are counted one by one; none that is refused is one. */
  private async registered(body: RegisterDto, ip: string): ReturnType<Accounts['register']> {
    await this.attempts.use({ 'register-try-ip': ip, 'register-ip': ip });
    try {
      return await this.accounts.register(body);
    } catch (err) {
      await this.attempts.giveBack({ 'register-ip': ip });
      throw err;
    }
  }
}
