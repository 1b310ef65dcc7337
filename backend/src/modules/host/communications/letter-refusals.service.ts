import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { type AppConfig, CONFIG } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { unsubscribeLink } from '../../../platform/http/unsubscribe-doors.js';
import { KeyRing } from '../../../platform/security/key-ring.js';

const PURPOSE = 'letters-off';

/** Who wants no letters of a trip's hosts, by the link that each letter carries. Mails about the booking go on. */
@Injectable()
export class LetterRefusals {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly keys: KeyRing,
  ) {}

  /** The same in every letter to a guest, and good for as long as letters lie in mailboxes. */
  linkOf(guestId: number): string {
    const seal = this.keys.digest(PURPOSE, String(guestId)).toString('base64url');
    return unsubscribeLink(this.config.publicUrl, 'letters', `${guestId}.${seal}`);
  }

  /** Used again it changes nothing. Throws `auth.link_invalid`. */
  async refuse(token: string): Promise<void> {
    const [guestId = '', seal = ''] = token.split('.');
    if (!this.keys.hasMade(PURPOSE, guestId, seal)) throw new DomainError('auth.link_invalid');
    await this.db.query(
      'UPDATE guests SET letters_off_at = COALESCE(letters_off_at, $2::timestamptz) WHERE id = $1',
      [Number(guestId), this.clock.now()],
    );
  }
}
