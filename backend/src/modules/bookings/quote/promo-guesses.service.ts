import { Injectable } from '@nestjs/common';
import { Attempts } from '../../auth/attempts.js';

/** Who knows a code uses it as often as they like; guesses at codes are counted. */
@Injectable()
export class PromoGuesses {
  constructor(private readonly attempts: Attempts) {}

  /** Does what was asked for with a code, if it was with one. Throws `request.too_many` after many codes that there are not. */
  counted<T>(ip: string, promoCode: string | undefined, act: () => Promise<T>): Promise<T> {
    if (promoCode === undefined) return act();
    return this.attempts.useForGuesses({ 'promo-ip': ip }, 'promo.unknown', act);
  }
}
