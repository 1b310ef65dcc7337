import { Injectable } from '@nestjs/common';
import { OwnAccount } from '../account/own-account.service.js';
import { Attempts } from '../attempts.js';
import { Codes } from '../factors/codes.service.js';
import { Passkeys } from '../factors/passkeys.service.js';
import { keyHashOf } from '../signed-in.js';
import { Sessions, type SignedIn } from '../sessions.service.js';
import type { ConfirmDto } from './proof.dto.js';

/** Who is logged in proves that it is still them: by password, code or passkey. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly attempts: Attempts,
    private readonly codes: Codes,
    private readonly own: OwnAccount,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
  ) {}

  /** Throws `request.invalid` for its field, `request.too_many` after ten tries. */
  async byText({ user, sessionId }: SignedIn, { password, code }: ConfirmDto): Promise<void> {
    if (code === undefined) await this.own.prove(user.id, password ?? '');
    else await this.byCode(user.id, code);
    await this.sessions.noteProof(sessionId);
  }

  /** Throws `passkey.refused`. */
  async byPasskey(current: SignedIn, credential: object): Promise<void> {
    await this.passkeys.check(keyHashOf(current), 'confirm', credential);
    await this.sessions.noteProof(current.sessionId);
  }

  private async byCode(userId: number, code: string): Promise<void> {
    await this.attempts.useForGuesses({ 'code-user': String(userId) }, 'request.invalid', () =>
      this.codes.use(userId, code),
    );
  }
}
