import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsNotEmpty, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.js';
import { nameProblem, NO_LAST_NAME } from '../../../contracts/name-problem.js';
import { plainLine } from '../../../contracts/plain-line.js';
import { MOST } from '../../../contracts/text-limits.js';
import { TOO_LONG } from './too-long.js';
import { spelled } from './trimmed.js';

/** On a field of a DTO: a text that stands on one line of a mail or a screen, and is what it looks like. */
export const OneLine = () => applyDecorators(spelled(plainLine), IsString());

/** On a field of a DTO: as {@link OneLine}, for a name that others read outside any quotation: it holds no link either. */
export const PersonName = () =>
  applyDecorators(
    OneLine(),
    ValidateBy({
      name: 'isPersonName',
      validator: {
        validate: (value) => typeof value === 'string' && nameProblem(value) === null,
        defaultMessage: (told) => String(nameProblem(String(told?.value))),
      },
    }),
  );

interface Named {
  hasOneName?: boolean;
  lastName?: string;
}

/** On `hasOneName` of a DTO: says that there is no last name, so that nobody loses theirs by an oversight. */
export const OneName = () =>
  applyDecorators(IsBoolean({ message: 'Say whether there is one name' }), MayBeLeftOut());

/** On `lastName` of a DTO that asks for one: may be empty for who has one name. */
export const LastName = () =>
  applyDecorators(
    ValidateIf(({ hasOneName, lastName }: Named) => hasOneName !== true || lastName !== ''),
    IsNotEmpty({ message: NO_LAST_NAME }),
    MaxLength(MOST.name, TOO_LONG),
    PersonName(),
  );
