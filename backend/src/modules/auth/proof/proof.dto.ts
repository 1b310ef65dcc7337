import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';

/** One of the two. */
export class ConfirmDto {
  @ValidateIf(({ code }: ConfirmDto) => code === undefined)
  @IsString({ message: 'Enter your password' })
  @IsNotEmpty({ message: 'Enter your password' })
  @MaxLength(128, { message: 'Enter your password' })
  password?: string;

  /** Of an authenticator app, or a recovery code. */
  @MayBeLeftOut()
  @IsString()
  @IsNotEmpty({ message: 'Enter a code' })
  @MaxLength(40, { message: 'Enter a code' })
  code?: string;
}
