import { Equals, IsInt, IsNotEmpty, IsString, MaxLength, Min } from 'class-validator';
import { NO_FIRST_NAME } from '../../../../contracts/name-problem.js';
import { ASK_PASSWORD, CONFIRM_ERASURE, NO_LOGIN, NO_PASSWORD } from '../../../../contracts/account-words.js';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { PersonName } from '../../../platform/http/one-line.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { OpenSessionDto } from '../own-sessions/own-sessions.dto.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

class WithPasswordDto {
  /** The present one: whoever finds an open browser must not take the account over. */
  @IsString()
  @MaxLength(MOST.password, TOO_LONG)
  @IsNotEmpty({ message: ASK_PASSWORD })
  password: string;
}

export class ChangeNameDto {
  /** Of the name the person was looking at. */
  @IsInt()
  @Min(1)
  version: number;

  @PersonName()
  @MaxLength(MOST.name, TOO_LONG)
  @IsNotEmpty({ message: NO_FIRST_NAME })
  firstName: string;

  /** Empty for who has one name. */
  @PersonName()
  @MaxLength(MOST.name, TOO_LONG)
  lastName: string;
}

export class ChangePasswordDto extends WithPasswordDto {
  @IsString()
  @MaxLength(MOST.password, TOO_LONG)
  @IsNotEmpty({ message: NO_PASSWORD })
  newPassword: string;
}

export class ChangeEmailDto extends WithPasswordDto {
  @MaxLength(MOST.address, TOO_LONG)
  @MailAddress()
  email: string;
}

export class EraseAccountDto extends WithPasswordDto {
  @Equals(true, { message: CONFIRM_ERASURE })
  confirms: boolean;
}

export class ConfirmEmailDto {
  /** From the link in the mail. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  token: string;
}

export class ResetPasswordDto {
  /** User name or e-mail. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: NO_LOGIN })
  @MaxLength(254, { message: NO_LOGIN })
  login: string;
}

export class AccountDto {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** To be sent with a new name. */
  version: number;
  /** Whether they have opened a link that was mailed to it. */
  isEmailProven: boolean;
  /** An address that waits for the link in its mail; null without one. */
  waitingEmail: string | null;
  /** Newest first. */
  sessions: OpenSessionDto[];
}

export class ConfirmedEmailDto {
  email: string;
}
