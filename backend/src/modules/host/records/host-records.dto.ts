import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { TravellerDocumentsDto } from '../../guests/documents/documents.dto.js';
import { ChangeTravellerDto, TravellerDetailsDto } from '../../guests/records/details.dto.js';
import { Reason } from '../../../platform/http/reason.js';

export class HostChangesTravellerDto extends ChangeTravellerDto {
  /** Kept in the activity log. */
  @Reason()
  reason: string;
}

/** What is shown for a reason only. */
const PRIVATE_FACTS = ['passport', 'birth_date', 'emergency_contact'] as const;
export type PrivateFact = (typeof PRIVATE_FACTS)[number];

export class RevealFactDto {
  /** Without it, the passport. */
  @MayBeLeftOut()
  @IsIn(PRIVATE_FACTS)
  what?: PrivateFact;

  /** Why it is needed; kept in the activity log. */
  @Reason()
  reason: string;
}

export class RevealDto {
  /** Why the file is opened; kept in the activity log. */
  @Reason()
  reason: string;
}

export class RejectDocumentDto {
  /** In words for the guest, who reads them in a mail. */
  @Reason()
  reason: string;
}

/** The papers of a booking's travellers. */
export class HostDocumentsDto {
  travelInsurance: boolean;
  travellers: TravellerDocumentsDto[];
}

/**
 * The travellers of a booking as a host sees them: a passport by its last signs, no birth date and no emergency contact;
 * `missing` says whether they were given.
 */
export class HostTravellersDto {
  travellers: TravellerDetailsDto[];
}

export class EmergencyContactDto {
  name: string;
  phone: string;
  relation: string;
}

/** Only what was asked for is there. What nobody has told is null. */
export class RevealedDto {
  passportNumber?: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string | null;
  emergencyContact?: EmergencyContactDto | null;
}
