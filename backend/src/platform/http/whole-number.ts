import { applyDecorators, Injectable, type PipeTransform } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

/** The largest `integer` of PostgreSQL: what our ids, versions, counts and cents are stored as. */
export const LARGEST_WHOLE = 2_147_483_647;

/** A field of an address's query that holds a whole number from `least` up to what PostgreSQL stores. */
export function wholeInQuery(least: number, sentence?: string): PropertyDecorator {
  const options = sentence === undefined ? {} : { message: sentence };
  return applyDecorators(
    Type(() => Number),
    Max(LARGEST_WHOLE, options),
    Min(least, options),
    IsInt(options),
  );
}

/** A number of a path, such as a trip's. Throws `request.malformed` for what no row can have. */
@Injectable()
export class WholeNumberPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number <= LARGEST_WHOLE)) throw new DomainError('request.malformed');
    return number;
  }
}
