import {
  ArrayMinSize,
  Equals,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsString,
  MaxLength,
  MinLength,
} from 'class-validator';
import { MOST } from '../../../../contracts/text-limits.js';
import type { AgreedSection } from '../../../../contracts/agreed-section.js';
import { MOST_WAIVER_SECTIONS, type WaiverWords } from '../../../../contracts/waiver.js';
import { NOT_AGREED, NO_SIGNATURE } from '../../../../contracts/waiver-words.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { Line } from '../../../platform/http/line.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { ListOf } from '../../../platform/http/nested.js';
import { PersonName } from '../../../platform/http/one-line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { OrganiserDto } from '../../trips/trip.dto.js';
import type { Signer } from './waiver.rules.js';

export class SignWaiverDto {
  /**
   * Of the text the person was shown: whether its words are their trip's own. Left out by a page from before trips had any: no
   * text goes by that name, and the page is told that the waiver changed.
   */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say which text was shown' })
  isOwn?: boolean;

  /** And which version of them. */
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

export class WaiverSectionDto implements AgreedSection {
  @Line(MOST.waiverTitle, 'Write a heading')
  title: string;

  /** Of one line or several. */
  @trimmed()
  @MinLength(1, { message: 'Write what it says' })
  @MaxLength(MOST.waiverText, TOO_LONG)
  @IsString({ message: 'Write what it says' })
  text: string;
}

/** What a waiver says. */
export class WaiverWordsDto implements WaiverWords {
  @Line(MOST.waiverTitle, 'Give it a title')
  title: string;

  @ArrayMinSize(1, { message: 'Write at least one section' })
  @AtMost(MOST_WAIVER_SECTIONS, `Write at most ${MOST_WAIVER_SECTIONS} sections`)
  @ListOf(() => WaiverSectionDto, 'Send the sections as a list')
  sections: WaiverSectionDto[];
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
  /** Their signature under the text in force, else their newest one; null without any. */
  signed: SignedWaiverDto | null;
  /** Whether the text in force has been signed. */
  isSigned: boolean;
}

export class WaiverDto {
  /** What is signed is signed for this one; null for who has booked nothing. */
  tripId: number | null;
  /** Whether the words are those of the trip's owner, or the usual ones. */
  isOwn: boolean;
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
