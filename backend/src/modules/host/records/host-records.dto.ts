import { IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ChangeTravellerDto, TravellerDetailsDto } from '../../guests/records/details.dto.js';

const REASON = { message: 'Give a reason' };
const TOO_LONG = { message: 'Use at most 500 characters' };

export class HostChangesTravellerDto extends ChangeTravellerDto {
  /** Kept in the activity log. */
  @trimmed()
  @IsString()
  @MinLength(3, REASON)
  @MaxLength(500, TOO_LONG)
  reason: string;
}

export class RevealDto {
  /** Why the whole passport number is needed; kept in the activity log. */
  @trimmed()
  @IsString()
  @MinLength(3, REASON)
  @MaxLength(500, TOO_LONG)
  reason: string;
}

/** The travellers of a booking as a host sees them: a passport by its last signs. */
export class HostTravellersDto {
  travellers: TravellerDetailsDto[];
}

export class RevealedDto {
  passportNumber: string | null;
}
