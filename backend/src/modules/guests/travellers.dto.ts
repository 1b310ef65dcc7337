import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OneLine, PersonName } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';

const RELATIONS = ['Parent', 'Spouse', 'Sibling', 'Child', 'Friend', 'Other'] as const;
export type Relation = (typeof RELATIONS)[number];
/** No spaces, one @, a dot in the domain (specification section 5). */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const tooLong = (max: number) => ({ message: `Use at most ${max} characters` });

/** A traveller as entered in the booking flow (specification section 3), with its messages of section 5. */
export class TravellerDto {
  @trimmed()
  @PersonName()
  @IsString()
  @IsNotEmpty({ message: 'First name is required' })
  @MaxLength(80, tooLong(80))
  firstName: string;

  @trimmed()
  @PersonName()
  @IsString()
  @IsNotEmpty({ message: 'Last name is required' })
  @MaxLength(80, tooLong(80))
  lastName: string;

  @trimmed()
  @IsString()
  @MaxLength(254, tooLong(254))
  @Matches(SIMPLE_EMAIL, { message: 'Please enter a valid email address' })
  @IsNotEmpty({ message: 'Email is required' })
  email: string;

  @trimmed()
  @OneLine()
  @IsString()
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
  @trimmed()
  @OneLine()
  @IsString()
  @MaxLength(20, tooLong(20))
  passportNumber?: string;

  @trimmed()
  @PersonName()
  @IsString()
  @IsNotEmpty({ message: 'Emergency contact name is required' })
  @MaxLength(120, tooLong(120))
  emergencyContactName: string;

  @trimmed()
  @OneLine()
  @IsString()
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
