import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isMailAddress, mailAddress } from '../../../contracts/mail-address.js';

const isOne = (value: unknown) => typeof value === 'string' && isMailAddress(value);

/** On a field of a DTO: an e-mail address that mail can reach, in its one spelling. */
export const MailAddress = (sentence = 'Please enter a valid email address') =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? mailAddress(value) : value)),
    ValidateBy({ name: 'isMailAddress', validator: { validate: isOne, defaultMessage: () => sentence } }),
  );
