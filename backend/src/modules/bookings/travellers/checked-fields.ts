import { applyDecorators } from '@nestjs/common';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { COUNTRIES } from '../../../../contracts/countries.js';
import { fieldRow, type TravellerField } from '../../../../contracts/traveller-fields.js';
import { type FieldRow, RELATIONS, type TravellerKind } from '../../../../contracts/traveller-rows.js';
import { inContract } from '../../../platform/http/in-contract.js';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { LastName, OneLine, PersonName } from '../../../platform/http/one-line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { trimmed } from '../../../platform/http/trimmed.js';

const DAY_SIGNS = 10;

type Checks = (row: FieldRow) => PropertyDecorator[];
const dayChecks: Checks = ({ required, wrong: message = '' }) => [
  MaxLength(DAY_SIGNS, { message }),
  inContract({ maxLength: DAY_SIGNS }),
  ...(required ? [] : [IsNotEmpty({ message })]),
  trimmed(),
  IsString(),
];

/** What a value of each kind has to be; that it is there and not too long is said by its row. */
const CHECKS: Record<TravellerKind, Checks> = {
  name: () => [PersonName()],
  lastName: () => [PersonName()],
  email: () => [MailAddress()],
  phone: () => [OneLine()],
  line: () => [OneLine()],
  wish: () => [trimmed(), IsString()],
  date: dayChecks,
  country: ({ wrong: message = '' }) => [IsIn(COUNTRIES, { message }), inContract({ enum: COUNTRIES })],
  relation: ({ required: message = '' }) => [IsIn(RELATIONS, { message })],
};

const checked = (row: FieldRow) => [
  ...(row.most ? [MaxLength(row.most, TOO_LONG), inContract({ maxLength: row.most })] : []),
  ...CHECKS[row.kind](row),
];

/** Draws the decorators of a field from its row, by the property's own name: another than the table's is no field. */
const fieldDecorator =
  (decoratorsOf: (row: FieldRow) => PropertyDecorator[]) => (target: object, field: TravellerField) =>
    applyDecorators(...decoratorsOf(fieldRow(field)))(target, field);

/** On a field of a DTO that asks for a traveller: there and right, or left out where it need not be told. */
export const Asked = () =>
  fieldDecorator((row) =>
    row.kind === 'lastName'
      ? [LastName()]
      : [row.required ? IsNotEmpty({ message: row.required }) : MayBeLeftOut(), ...checked(row)],
  );

/** On a field of a DTO that changes a traveller: left out it stays; a last name may be emptied. */
export const Changed = () => fieldDecorator((row) => [MayBeLeftOut(), ...checked(row)]);
