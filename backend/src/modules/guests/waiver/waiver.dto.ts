import { Equals, IsBoolean, IsInt, IsNotEmpty, MaxLength } from 'class-validator';
import { NOT_AGREED, NO_SIGNATURE } from '../../../../contracts/waiver-words.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { PersonName } from '../../../platform/http/one-line.js';
import { OrganiserDto } from '../../trips/trip.dto.js';
import type { Signer } from './waiver.rules.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

export class SignWaiverDto {
  /** Of the text the person was shown. */
  @IsInt()
  version: number;

  @PersonName()
  @MaxLength(MOST.wholeName, TOO_LONG)
  @IsNotEmpty({ message: NO_SIGNATURE })
  signedName: string;

  @Equals(true, { message: NOT_AGREED })
  agrees: boolean;

  /** Only for a companion without an account: they consent to this signature. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether they consent' })
  hasConsent?: boolean;
}

export class WaiverSectionDto {
  title: string;
  text: string;
}

export class SignedWaiverDto {
  version: number;
  signedName: string;
  withConsent: boolean;
  /** ISO instant. */
  at: string;
}

export class WaiverTravellerDto {
  position: number;
  name: string;
  isYou: boolean;
  /** How the signed-in person may sign for them. */
  signer: Signer;
  /** Their newest signature, also one under an earlier version; null without any. */
  signed: SignedWaiverDto | null;
  /** Whether the version in force has been signed. */
  isSigned: boolean;
}

export class WaiverDto {
  /** What is signed is signed for this one; null for who has booked nothing. */
  tripId: number | null;
  version: number;
  /** `YYYY-MM-DD`. */
  inForceSince: string;
  title: string;
  sections: WaiverSectionDto[];
  /** Who organises the trip, beside the text and no part of it; null where nobody is named. */
  organiser: OrganiserDto | null;
  timeZone: string;
  /** Whether it may still be signed: not after the trip, nor once the booking has ended. */
  isOpen: boolean;
  /** Everybody of the person's cabin whose signature is theirs to see. */
  travellers: WaiverTravellerDto[];
}
