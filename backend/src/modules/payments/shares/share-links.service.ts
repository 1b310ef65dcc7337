import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import type { SealedColumn } from '../../../platform/security/sealed-column.js';
import { hashToken, newToken } from '../../../platform/security/tokens.js';
import { Vault } from '../../../platform/security/vault.js';
import { PaymentShare } from './payment-share.entity.js';

const placeOf = (id: string) => `payment_shares:${id}`;
export const SEALED_SHARE_LINKS: SealedColumn = {
  table: 'payment_shares',
  column: 'token',
  key: 'id',
  placeOf,
};

/** The page of a share, on the site. */
export const sharePath = (token: string) => `/pay/${token}`;

/** The links of shares. Whoever has one may pay by it, so that its secret stands nowhere in clear; the buyer reads it again. */
@Injectable()
export class ShareLinks {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly vault: Vault,
  ) {}

  /** The columns of a new one. */
  make(id: string): Pick<PaymentShare, 'token' | 'tokenHash'> {
    const token = newToken();
    return { token: this.vault.seal(token, placeOf(id)), tokenHash: hashToken(token) };
  }

  /** The whole address of the page. */
  urlOf({ id, token }: Pick<PaymentShare, 'id' | 'token'>): string {
    return `${this.config.publicUrl}${sharePath(String(this.vault.open(token, placeOf(id))))}`;
  }

  find(manager: EntityManager, token: string): Promise<PaymentShare | null> {
    return manager.findOneBy(PaymentShare, { tokenHash: hashToken(token) });
  }
}
