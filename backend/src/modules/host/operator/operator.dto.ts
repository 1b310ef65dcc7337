import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { wholeInQuery } from '../../../platform/http/whole-number.js';
import type { Role } from '../../auth/user.entity.js';
import type { ActName } from './account-acts.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { Reason } from '../../../platform/http/reason.js';

/** To be an operator is given and taken on the machine alone. */
const ON_SCREEN = [
  'close',
  'reopen',
  'end-sessions',
  'make-host',
  'take-host',
] as const satisfies readonly ActName[];

export class AccountSearchDto {
  /** Some letters of a name, a user name or an e-mail, in whatever case. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(200, { message: 'Search for at most 200 characters' })
  q?: string;

  @MayBeLeftOut()
  @wholeInQuery(1)
  page?: number;
}

export class KeptAccountDto {
  id: number;
  name: string;
  username: string;
  email: string;
  role: Role;
  isOperator: boolean;
  /** Whether somebody has shown that they read its mail. */
  isEmailProven: boolean;
  isActive: boolean;
  /** ISO instants. */
  since: string;
  lastLogin: string | null;
  /** In how many browsers they are logged in. */
  openSessions: number;
  /** Titles of the trips they own. */
  owns: string[];
}

export class KeptAccountsDto {
  /** Operators and hosts first. */
  accounts: KeptAccountDto[];
  total: number;
  pages: number;
}

export class KeepAccountDto {
  @IsIn(ON_SCREEN, { message: 'Choose what to do' })
  act: (typeof ON_SCREEN)[number];

  /** The owner reads it in a mail; kept in the activity log. */
  @Reason()
  reason: string;

  /** User name or e-mail of the host who owns their trips from now on, where a host who owns some becomes a guest. */
  @MayBeLeftOut()
  @trimmed()
  @IsString()
  @MaxLength(MOST.address, TOO_LONG)
  @MinLength(1, { message: 'Say who owns their trips from now on' })
  heirLogin?: string;
}
