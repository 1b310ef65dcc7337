import { IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import type { PassportStatus } from './documents.rules.js';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentStatus } from './guest-document.entity.js';

export class HandInDto {
  /** Whose paper it is: 1 is who booked, 2 the companion. */
  @IsInt()
  @Min(1)
  @Max(2)
  position: number;

  /** Who that is; needed of a companion, whose place somebody else may have by now. */
  @MayBeLeftOut()
  @IsInt()
  guestId?: number;

  @IsIn(DOCUMENT_KINDS, { message: 'Say what the document is' })
  kind: DocumentKind;

  /** From the upload. */
  @IsString()
  @Matches(/^[0-9A-Za-z]{22}$/)
  fileId: string;
}

export class DocumentDto {
  id: string;
  kind: DocumentKind;
  status: DocumentStatus;
  /** Why it was rejected. */
  reason: string | null;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** ISO instant. */
  handedInAt: string;
}

export class TravellerDocumentsDto {
  /** To be sent with what is handed in: the same place may be somebody else's later. */
  guestId: number;
  position: number;
  name: string;
  isYou: boolean;
  /** They have a login of their own: what they handed in is not among the documents. */
  keepsOwn: boolean;
  passportStatus: PassportStatus;
  /** A proof of insurance is there and was not rejected. */
  hasInsuranceProof: boolean;
  documents: DocumentDto[];
}

export class DocumentsDto {
  /** What is handed in is handed in for this one; null for who has booked nothing. */
  tripId: number | null;
  /** Insurance was booked with the trip: no proof is needed. */
  travelInsurance: boolean;
  /** False once the trip is over or the booking cancelled. */
  isOpen: boolean;
  /** How large a file may be, in megabytes of 1,048,576 bytes. */
  mostMegabytes: number;
  travellers: TravellerDocumentsDto[];
}
