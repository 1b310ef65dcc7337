import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { isMailAddress, mailAddress, NO_MAIL_ADDRESS } from '../../../contracts/mail-address.js';
import { spelled } from './trimmed.js';

const isOne = (value: unknown) => typeof value === 'string' && isMailAddress(value);

/** On a field of a DTO: an e-mail address that mail can reach, in its one spelling. */
export const MailAddress = (sentence = NO_MAIL_ADDRESS) =>
  applyDecorators(
    spelled(mailAddress),
    ValidateBy({ name: 'isMailAddress', validator: { validate: isOne, defaultMessage: () => sentence } }),
  );
