import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { NO_FIRST_NAME } from '../../../contracts/name-problem.js';
import {
  ASK_PASSWORD,
  LEAST_REPEATED,
  NO_LOGIN,
  NO_PASSWORD,
  NO_USERNAME,
  PASSWORDS_DIFFER,
  repeatProblem,
} from '../../../contracts/account-words.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { LastName, OneLine, OneName, PersonName } from '../../platform/http/one-line.js';
import type { Role } from './user.entity.js';
import { MOST } from '../../../contracts/text-limits.js';
import { TOO_LONG } from '../../platform/http/too-long.js';

/** A repeated password that is too short is told what the form tells. */
const AS_REPEATED: ValidationOptions = {
  message: ({ value, object }: ValidationArguments) =>
    repeatProblem(String(value), (object as RegisterDto).password) ?? PASSWORDS_DIFFER,
};

export class LoginDto {
  /** User name or e-mail. */
  @IsString()
  @IsNotEmpty({ message: NO_LOGIN })
  @MaxLength(254, { message: NO_LOGIN })
  username: string;

  @IsString()
  @MaxLength(MOST.password, TOO_LONG)
  @IsNotEmpty({ message: ASK_PASSWORD })
  password: string;
}

export class RegisterDto {
  @PersonName()
  @MaxLength(MOST.name, TOO_LONG)
  @IsNotEmpty({ message: NO_FIRST_NAME })
  firstName: string;

  @LastName()
  lastName: string;

  /** Who has one name has no last name. */
  @OneName()
  hasOneName?: boolean;

  @MaxLength(MOST.address, TOO_LONG)
  @MailAddress()
  email: string;

  @OneLine()
  @Matches(/^[^\s@]*$/, { message: 'Use a username without spaces and @' })
  @IsString()
  @MaxLength(MOST.label, TOO_LONG)
  @IsNotEmpty({ message: NO_USERNAME })
  username: string;

  /** Everybody starts as a guest; `host` asks the existing hosts for approval. */
  @MayBeLeftOut()
  @IsIn(['guest', 'host'], { message: 'Choose Guest or Host' })
  role?: 'guest' | 'host';

  /** Taken and not believed: every account begins active. */
  @MayBeLeftOut()
  @IsBoolean()
  isActive?: boolean;

  @IsString()
  @IsNotEmpty({ message: NO_PASSWORD })
  password: string;

  @IsString()
  @MinLength(LEAST_REPEATED, AS_REPEATED)
  confirmPassword: string;
}

export class SetPasswordDto {
  /** From the link in the mail. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  token: string;

  @IsString()
  @IsNotEmpty({ message: NO_PASSWORD })
  password: string;
}

export class UserDto {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Runs the site. */
  isOperator: boolean;
}

/** The booking side of a logged-in person; `isPaid` is whether premium pages are open, of this trip or another. */
export class SessionGuestDto {
  id: string;
  name: string;
  email: string;
  tripId: number;
  isPaid: boolean;
  /** Their place on the trip: theirs or about to be, waited for, or ended with their booking or with the whole trip. */
  place: 'kept' | 'waiting' | 'cancelled' | 'called_off';
}

export class SessionDto {
  user: UserDto;
  guest: SessionGuestDto | null;
  /** A host who opens no door of the hosts before they have added a passkey or an authenticator app. */
  lacksSecondStep?: true;
}

export class RegisteredDto {
  role: 'guest';
  hostRequest?: 'pending';
  message: string;
}
