import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ASK_PASSWORD, NO_CODE } from '../../../../contracts/account-words.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';

/** One of the two. */
export class ConfirmDto {
  @ValidateIf(({ code }: ConfirmDto) => code === undefined)
  @IsString({ message: ASK_PASSWORD })
  @IsNotEmpty({ message: ASK_PASSWORD })
  @MaxLength(128, { message: ASK_PASSWORD })
  password?: string;

  /** Of an authenticator app, or a recovery code. */
  @MayBeLeftOut()
  @IsString()
  @IsNotEmpty({ message: NO_CODE })
  @MaxLength(40, { message: NO_CODE })
  code?: string;
}
