import { applyDecorators } from '@nestjs/common';
import { MaxLength, MinLength } from 'class-validator';
import { INVALID_EMAIL } from '../../../../contracts/mail-address.js';
import { LEAST_NAME, SHORT_NAME } from '../../../../contracts/name-problem.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { inContract } from '../../../platform/http/in-contract.js';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { OneLine, PersonName } from '../../../platform/http/one-line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

/** On a field of a DTO: a whole name, as the short forms ask for one (specification, section 5). */
export const WholeName = () =>
  applyDecorators(
    MaxLength(MOST.wholeName, TOO_LONG),
    MinLength(LEAST_NAME, { message: SHORT_NAME }),
    PersonName(),
    inContract({ minLength: LEAST_NAME, maxLength: MOST.wholeName }),
  );

/** On a field of a DTO: the e-mail address of the short forms. */
export const ShortFormEmail = () =>
  applyDecorators(
    MaxLength(MOST.address, TOO_LONG),
    MailAddress(INVALID_EMAIL),
    inContract({ maxLength: MOST.address }),
  );

/** On a field of a DTO: a phone number, which the short forms leave to the person. */
export const OptionalPhone = () =>
  applyDecorators(
    MayBeLeftOut(),
    MaxLength(MOST.phone, TOO_LONG),
    OneLine(),
    inContract({ maxLength: MOST.phone }),
  );
