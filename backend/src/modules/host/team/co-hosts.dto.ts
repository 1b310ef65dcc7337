import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';

const SAY = { message: 'Say whether they may' };

/** What the owner gives to a co-host. */
export class RightsDto {
  /** Payments, refunds, credits, reports about money. */
  @IsBoolean(SAY)
  money: boolean;

  /** Passports, papers, what travellers entrusted to the trip. */
  @IsBoolean(SAY)
  documents: boolean;

  /** Announcements, mails to guests, reported messages. */
  @IsBoolean(SAY)
  messages: boolean;
}

export class AddCoHostDto extends RightsDto {
  /** The user name or the e-mail of a host account. */
  @trimmed()
  @IsString()
  @MinLength(1, { message: 'Enter the user name or e-mail of a host' })
  @MaxLength(254, { message: 'Enter the user name or e-mail of a host' })
  login: string;
}

/** A host of a trip, as the other hosts see them. */
export class TripHostDto extends RightsDto {
  userId: number;
  name: string;
  username: string;
  isOwner: boolean;
  isYou: boolean;
}
