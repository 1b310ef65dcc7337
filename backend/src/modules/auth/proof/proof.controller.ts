import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { LoggedIn } from '../access.decorator.js';
import { PasskeyDto, PasskeyOptionsDto } from '../factors/factors.dto.js';
import { Passkeys } from '../factors/passkeys.service.js';
import { keyHashOf, signedIn } from '../signed-in.js';
import { OwnProof } from './own-proof.service.js';
import { ConfirmDto } from './proof.dto.js';

/** Where who is logged in proves that it is still them; it counts for the next 15 minutes. */
@LoggedIn()
@Controller('api/account/confirm')
export class ProofController {
  constructor(
    private readonly proofs: OwnProof,
    private readonly passkeys: Passkeys,
  ) {}

  @Post()
  @HttpCode(204)
  confirm(@Req() req: Request, @Body() body: ConfirmDto): Promise<void> {
    return this.proofs.byText(signedIn(req), body);
  }

  @Post('passkey/options')
  @HttpCode(200)
  async askPasskey(@Req() req: Request): Promise<PasskeyOptionsDto> {
    const current = signedIn(req);
    return { options: await this.passkeys.ask(keyHashOf(current), 'confirm', current.user.id) };
  }

  @Post('passkey')
  @HttpCode(204)
  confirmByPasskey(@Req() req: Request, @Body() { credential }: PasskeyDto): Promise<void> {
    return this.proofs.byPasskey(signedIn(req), credential);
  }
}
