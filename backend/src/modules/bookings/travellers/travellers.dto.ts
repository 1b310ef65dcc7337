import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { LastName, OneLine, OneName, PersonName } from '../../../platform/http/one-line.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const RELATIONS = ['Parent', 'Spouse', 'Sibling', 'Child', 'Friend', 'Other'] as const;
export type Relation = (typeof RELATIONS)[number];
/** A traveller as entered in the booking flow (specification section 3), with its messages of section 5. */
export class TravellerDto {
  @PersonName()
  @IsNotEmpty({ message: 'First name is required' })
  @MaxLength(MOST.name, TOO_LONG)
  firstName: string;

  @LastName()
  lastName: string;

  /** Who has one name has no last name. */
  @OneName()
  hasOneName?: boolean;

  @MailAddress()
  @MaxLength(MOST.address, TOO_LONG)
  @IsNotEmpty({ message: 'Email is required' })
  email: string;

  @OneLine()
  @IsNotEmpty({ message: 'Phone number is required' })
  @MaxLength(MOST.phone, TOO_LONG)
  phone: string;

  /** `YYYY-MM-DD`. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Date of birth is required' })
  @MaxLength(10, { message: 'Enter a real date of birth' })
  dateOfBirth: string;

  @IsOptional()
  @OneLine()
  @MaxLength(MOST.passportNumber, TOO_LONG)
  passportNumber?: string;

  @PersonName()
  @IsNotEmpty({ message: 'Emergency contact name is required' })
  @MaxLength(MOST.contactName, TOO_LONG)
  emergencyContactName: string;

  @OneLine()
  @IsNotEmpty({ message: 'Emergency contact phone is required' })
  @MaxLength(MOST.phone, TOO_LONG)
  emergencyContactPhone: string;

  @IsIn(RELATIONS, { message: 'Emergency contact relation is required' })
  emergencyContactRelation: Relation;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(MOST.wish, TOO_LONG)
  dietaryRestrictions?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(MOST.wish, TOO_LONG)
  specialRequests?: string;
}
