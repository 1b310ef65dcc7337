import { IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { TravellerDocumentsDto } from '../../guests/documents/documents.dto.js';
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

export class RejectDocumentDto {
  /** In words for the guest, who reads them in a mail. */
  @trimmed()
  @IsString()
  @MinLength(3, REASON)
  @MaxLength(500, TOO_LONG)
  reason: string;
}

/** The papers of a booking's travellers. */
export class HostDocumentsDto {
  travelInsurance: boolean;
  travellers: TravellerDocumentsDto[];
}

/** The travellers of a booking as a host sees them: a passport by its last signs. */
export class HostTravellersDto {
  travellers: TravellerDetailsDto[];
}

export class RevealedDto {
  passportNumber: string | null;
}
