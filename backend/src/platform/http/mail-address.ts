import { applyDecorators } from '@nestjs/common';
import { type ValidationArguments, ValidateBy } from 'class-validator';
import { isMailAddress, mailAddress, NO_MAIL_ADDRESS } from '../../../contracts/mail-address.js';
import { MOST, tooLong } from '../../../contracts/text-limits.js';
import { spelled } from './trimmed.js';

const isOne = (value: unknown) => typeof value === 'string' && isMailAddress(value);
const isTooLong = (value: unknown) => typeof value === 'string' && value.length > MOST.address;

/**
 * On a field of a DTO: an e-mail address that mail can reach, in its one spelling. It stands below the field's `MaxLength`,
 * which the contract reads, so that a missing address is asked for before its length is.
 */
export const MailAddress = (sentence = NO_MAIL_ADDRESS) =>
  applyDecorators(
    spelled(mailAddress),
    ValidateBy({
      name: 'isMailAddress',
      validator: {
        validate: isOne,
        defaultMessage: (asked?: ValidationArguments) =>
          isTooLong(asked?.value) ? tooLong(MOST.address) : sentence,
      },
    }),
  );
