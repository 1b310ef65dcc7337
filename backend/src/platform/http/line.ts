import { applyDecorators } from '@nestjs/common';
import { MaxLength, MinLength } from 'class-validator';
import { inContract } from './in-contract.js';
import { OneLine } from './one-line.js';
import { TOO_LONG } from './too-long.js';

/**
 * On a field of a DTO: a text as `OneLine` keeps it, of at most so many characters. `missing` is said of an empty one; without
 * it the text may be empty.
 */
export const Line = (most: number, missing?: string) =>
  applyDecorators(
    ...(missing === undefined ? [] : [MinLength(1, { message: missing })]),
    MaxLength(most, TOO_LONG),
    OneLine(),
    inContract({ ...(missing !== undefined && { minLength: 1 }), maxLength: most }),
  );
