import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { LEAST_REASON, NO_REASON } from '../../../contracts/reason.js';
import { MOST } from '../../../contracts/text-limits.js';
import { inContract } from './in-contract.js';
import { TOO_LONG } from './too-long.js';
import { trimmed } from './trimmed.js';

const MISSING = { message: NO_REASON };

/** On a field of a DTO: why somebody does what others will ask about. It has to be given, in a few letters at least. */
export const Reason = () =>
  applyDecorators(
    trimmed(),
    IsString(MISSING),
    MinLength(LEAST_REASON, MISSING),
    MaxLength(MOST.note, TOO_LONG),
    inContract({ minLength: LEAST_REASON, maxLength: MOST.note }),
  );
