import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { PROMO_CODE, promoSpelling } from '../../../contracts/promo-codes.js';
import { inContract } from '../../platform/http/in-contract.js';
import { spelled } from '../../platform/http/trimmed.js';

/** On a field of a DTO: a code, kept as it is compared, however it was typed. */
export const PromoCodeText = (message: string) =>
  applyDecorators(
    spelled(promoSpelling),
    Matches(PROMO_CODE, { message }),
    inContract({ pattern: PROMO_CODE.source }),
  );
