import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { LoggedIn } from '../access.decorator.js';
import { FreshProof } from '../proof/fresh-proof.decorator.js';
import { keyHashOf, signedIn } from '../signed-in.js';
import { Codes } from './codes.service.js';
import {
  AddedFactorDto,
  ConfirmAppDto,
  FactorsDto,
  NameFactorDto,
  NewAppDto,
  NewPasskeyDto,
  PasskeyOptionsDto,
  RecoveryCodesDto,
} from './factors.dto.js';
import { Factors } from './factors.service.js';
import { Passkeys } from './passkeys.service.js';

/** A person's passkeys, authenticator apps and recovery codes. */
@LoggedIn()
@Controller('api/account/factors')
export class FactorsController {
  constructor(
    private readonly factors: Factors,
    private readonly codes: Codes,
    private readonly passkeys: Passkeys,
  ) {}

  @Get()
  read(@Req() req: Request): Promise<FactorsDto> {
    return this.factors.read(signedIn(req).user);
  }

  @FreshProof()
  @Post('passkey/options')
  @HttpCode(200)
  async askForPasskey(@Req() req: Request): Promise<PasskeyOptionsDto> {
    const current = signedIn(req);
    return { options: await this.passkeys.askForNew(keyHashOf(current), current.user.id) };
  }

  @FreshProof()
  @Post('passkey')
  @Header('Cache-Control', 'no-store')
  async addPasskey(
    @Req() req: Request,
    @Body() { name, credential }: NewPasskeyDto,
  ): Promise<AddedFactorDto> {
    const current = signedIn(req);
    const { user } = current;
    const passkey = { name, credential, keyHash: keyHashOf(current), userId: user.id };
    return this.factors.add(user, 'passkey', await this.passkeys.prepare(passkey));
  }

  @FreshProof()
  @Post('app/options')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  askForApp(@Req() req: Request): Promise<NewAppDto> {
    return this.codes.begin(signedIn(req).user.id);
  }

  @FreshProof()
  @Post('app')
  @Header('Cache-Control', 'no-store')
  addApp(@Req() req: Request, @Body() { id, name, code }: ConfirmAppDto): Promise<AddedFactorDto> {
    const { user } = signedIn(req);
    return this.factors.add(user, 'app', (manager) =>
      this.codes.confirm(manager, { id, name, code, userId: user.id }),
    );
  }

  @FreshProof()
  @Post('recovery-codes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  renewCodes(@Req() req: Request): Promise<RecoveryCodesDto> {
    return this.factors.renewCodes(signedIn(req).user);
  }

  @Put(':id')
  rename(@Req() req: Request, @Param('id') id: string, @Body() { name }: NameFactorDto): Promise<FactorsDto> {
    return this.factors.rename(signedIn(req).user, id, name);
  }

  @FreshProof()
  @Delete(':id')
  remove(@Req() req: Request, @Param('id') id: string): Promise<FactorsDto> {
    return this.factors.remove(signedIn(req).user, id);
  }
}
