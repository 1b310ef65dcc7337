import { IsNotEmpty, IsObject, IsString, Length, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { NO_CODE } from '../../../../contracts/account-words.js';
import type { FactorKind } from './factor.entity.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Line } from '../../../platform/http/line.js';

export class FactorDto {
  id: string;
  kind: FactorKind;
  name: string;
  /** ISO instants. */
  since: string;
  lastUsedAt: string | null;
}

export class FactorsDto {
  /** The oldest first. */
  factors: FactorDto[];
  recoveryCodesLeft: number;
  /** A host here needs one. */
  isRequired: boolean;
}

export class RecoveryCodesDto {
  /** Shown this once: what is kept of them opens nothing. */
  recoveryCodes: string[];
}

export class AddedFactorDto extends FactorsDto {
  /** With the first one; shown this once. Null where there were some before. */
  recoveryCodes: string[] | null;
}

export class NameFactorDto {
  @Line(MOST.label)
  @IsNotEmpty({ message: 'Give it a name' })
  name: string;
}

/** What the browser needs to ask a passkey, as WebAuthn has it. */
export class PasskeyOptionsDto {
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: object;
}

export class PasskeyDto {
  /** What the browser got from the passkey, as WebAuthn has it. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Send what the passkey said' })
  credential: object;
}

export class NewPasskeyDto extends NameFactorDto {
  /** What the browser got from the new passkey, as WebAuthn has it. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Send what the passkey said' })
  credential: object;
}

export class NewAppDto {
  /** To be sent with its first code. */
  id: string;
  /** In base32, for who types it in. */
  secret: string;
  /** The same as an address that apps read out of a picture. */
  uri: string;
}

export class ConfirmAppDto extends NameFactorDto {
  @IsString()
  @Length(22, 22, { message: 'Start again' })
  id: string;

  @IsString()
  @IsNotEmpty({ message: 'Enter the code' })
  @MaxLength(40, { message: 'Enter the code' })
  code: string;
}

export class CodeDto {
  /** Of an authenticator app, or a recovery code. */
  @IsString()
  @IsNotEmpty({ message: NO_CODE })
  @MaxLength(40, { message: NO_CODE })
  code: string;
}
