import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { MOST } from '../../../contracts/text-limits.js';
import { TOO_LONG } from './too-long.js';
import { trimmed } from './trimmed.js';

const LEAST = 3;
const MISSING = { message: 'Give a reason' };

/**
 * The contract's reader sees the limits of decorators that stand on a field themselves, and `ApiProperty` would put the field
 * before all others: this is where it keeps what is known of one.
 */
const inContract =
  (limits: { minLength: number; maxLength: number }): PropertyDecorator =>
  (target, field) =>
    Reflect.defineMetadata('swagger/apiModelProperties', limits, target, field);

/** On a field of a DTO: why somebody does what others will ask about. It has to be given, in a few letters at least. */
export const Reason = () =>
  applyDecorators(
    trimmed(),
    IsString(MISSING),
    MinLength(LEAST, MISSING),
    MaxLength(MOST.note, TOO_LONG),
    inContract({ minLength: LEAST, maxLength: MOST.note }),
  );
