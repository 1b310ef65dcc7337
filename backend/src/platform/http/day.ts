import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { inContract } from './in-contract.js';

/** ISO 8601 also knows years, months and weeks; a `date` of PostgreSQL is a whole day. */
const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/;
/** As `Date.prototype.toISOString` writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d\.\d{3}Z$/;

const written = (pattern: RegExp, message: string) =>
  applyDecorators(
    Matches(pattern, { message }),
    IsISO8601({ strict: true }, { message }),
    inContract({ pattern: pattern.source }),
  );

/** On a field of a DTO: a day that exists, `YYYY-MM-DD`. */
export const Day = (sentence: string) => written(WHOLE_DAY, sentence);

/** On a field of a DTO: an instant that exists, to the millisecond and in UTC. */
export const Instant = (sentence: string) => written(INSTANT, sentence);
