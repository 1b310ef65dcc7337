import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { tooLong } from '../../../contracts/text-limits.js';

/** On `MaxLength` of a DTO: the limit in the words that a page says beside the field. What is no text has no length. */
export const TOO_LONG: ValidationOptions = {
  message: ({ constraints, value }: ValidationArguments) =>
    typeof value === 'string' ? tooLong(Number(constraints[0])) : 'Send a text',
};
