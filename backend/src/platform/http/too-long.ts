import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { tooLong } from '../../../contracts/text-limits.js';

/** On `MaxLength` of a DTO: the limit in the words that a page says beside the field. */
export const TOO_LONG: ValidationOptions = {
  message: ({ constraints }: ValidationArguments) => tooLong(Number(constraints[0])),
};
