import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { MOST_CENTS } from '../../../../contracts/payment-terms.js';
import { inContract } from '../../../platform/http/in-contract.js';

const AMOUNT = { message: 'Send an amount in cents' };

/** On a field of a DTO: an amount that a host enters, in cents. */
export const AmountCents = () =>
  applyDecorators(
    Max(MOST_CENTS, AMOUNT),
    Min(1, AMOUNT),
    IsInt(AMOUNT),
    inContract({ minimum: 1, maximum: MOST_CENTS }),
  );
