import { Injectable } from '@nestjs/common';
import { Attempts } from '../../auth/attempts.js';

/** Who asks about which code. */
interface Asked {
  ip: string;
  promoCode: string | undefined;
  /** Whether the one who asks was given an answer to it before: then it is no guess. */
  isKnown?: boolean;
}

/** Who knows a code uses it as often as they like; guesses at codes are counted. */
@Injectable()
export class PromoGuesses {
  constructor(private readonly attempts: Attempts) {}

  /** Does what was asked for with a code, if it was with one. Throws `request.too_many` after many codes that there are not. */
  counted<T>({ ip, promoCode, isKnown = false }: Asked, act: () => Promise<T>): Promise<T> {
    if (promoCode === undefined || isKnown) return act();
    return this.attempts.useForGuesses({ 'promo-ip': ip }, 'promo.unknown', act);
  }
}
