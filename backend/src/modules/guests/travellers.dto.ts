import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MailAddress } from '../../platform/http/mail-address.js';
import { LastName, OneLine, OneName, PersonName } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';

const RELATIONS = ['Parent', 'Spouse', 'Sibling', 'Child', 'Friend', 'Other'] as const;
export type Relation = (typeof RELATIONS)[number];
const tooLong = (max: number) => ({ message: `Use at most ${max} characters` });

/** A traveller as entered in the booking flow (specification section 3), with its messages of section 5. */
export class TravellerDto {
  @PersonName()
  @IsNotEmpty({ message: 'First name is required' })
  @MaxLength(80, tooLong(80))
  firstName: string;

  @LastName()
  lastName: string;

  /** Who has one name has no last name. */
  @OneName()
  hasOneName?: boolean;

  @MailAddress()
  @MaxLength(254, tooLong(254))
  @IsNotEmpty({ message: 'Email is required' })
  email: string;

  @OneLine()
  @IsNotEmpty({ message: 'Phone number is required' })
  @MaxLength(40, tooLong(40))
  phone: string;

  /** `YYYY-MM-DD`. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Date of birth is required' })
  @MaxLength(10, { message: 'Enter a real date of birth' })
  dateOfBirth: string;

  @IsOptional()
  @OneLine()
  @MaxLength(20, tooLong(20))
  passportNumber?: string;

  @PersonName()
  @IsNotEmpty({ message: 'Emergency contact name is required' })
  @MaxLength(120, tooLong(120))
  emergencyContactName: string;

  @OneLine()
  @IsNotEmpty({ message: 'Emergency contact phone is required' })
  @MaxLength(40, tooLong(40))
  emergencyContactPhone: string;

  @IsIn(RELATIONS, { message: 'Emergency contact relation is required' })
  emergencyContactRelation: Relation;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(1000, tooLong(1000))
  dietaryRestrictions?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(1000, tooLong(1000))
  specialRequests?: string;
}
