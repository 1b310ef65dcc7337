import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize } from 'class-validator';
import { inContract } from './in-contract.js';

/** On a list of a DTO: how many it may hold, which the contract tells, too. */
export const AtMost = (most: number, message: string) =>
  applyDecorators(ArrayMaxSize(most, { message }), inContract({ maxItems: most }));
