import { Body, Controller, Get, HttpCode, Inject, Ip, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DAY_MS } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { LoggedIn, Public } from './access.decorator.js';
import { Accounts } from './accounts.service.js';
import { Attempts } from './attempts.js';
import { LoginDto, RegisterDto, RegisteredDto, SessionDto, SetPasswordDto } from './auth.dto.js';
import { GuestLookup } from './guest-lookup.js';
import { Login } from './login.service.js';
import { clearSession, setSession } from './session-cookie.js';
import { Sessions } from './sessions.service.js';
import type { User } from './user.entity.js';

const COOKIE_MS = 7 * DAY_MS;
const REGISTERED = 'Your account has been created. Please log in.';
const HOST_REQUESTED = `${REGISTERED} Until a host approves your Host account it works as a guest account.`;

@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly guests: GuestLookup,
    private readonly logins: Login,
    private readonly sessions: Sessions,
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
    const { user, token } = await this.logins.login(body.username, body.password, ip, req.signedIn);
    this.setCookie(res, token);
    return this.view(user);
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  async logout(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<void> {
    if (req.signedIn) await this.sessions.close(req.signedIn.sessionId);
    clearSession(this.config, res);
  }

  @LoggedIn()
  @Get('me')
  async me(@Req() req: Request): Promise<SessionDto> {
    if (!req.signedIn) throw new DomainError('auth.required');
    return this.view(req.signedIn.user);
  }

  @Public()
  @Post('register')
  async register(@Body() body: RegisterDto, @Ip() ip: string): Promise<RegisteredDto> {
    await this.attempts.use({ 'register-ip': ip });
    const { hostRequest } = await this.accounts.register(body);
    return hostRequest
      ? { role: 'guest', hostRequest: 'pending', message: HOST_REQUESTED }
      : { role: 'guest', message: REGISTERED };
  }

  /** Uses the one-time link of the credentials mail and logs in. */
  @Public()
  @Post('set-password')
  @HttpCode(200)
  async setPassword(
    @Body() body: SetPasswordDto,
    @Ip() ip: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<SessionDto> {
    await this.attempts.use({ 'link-ip': ip });
    const user = await this.accounts.setPassword(body.token, body.password);
    this.setCookie(res, await this.sessions.open(user));
    return this.view(user);
  }

  private setCookie(res: Response, token: string): void {
    setSession(this.config, res, token, COOKIE_MS);
  }

  private async view(user: Pick<User, keyof SessionDto['user']>): Promise<SessionDto> {
    const { id, username, email, firstName, lastName, role } = user;
    return { user: { id, username, email, firstName, lastName, role }, guest: await this.guests.ofUser(id) };
  }
}
