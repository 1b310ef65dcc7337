import { IsIn, IsInt } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../../platform/http/whole-number.js';
import type { Tally } from '../../guests/waiver/signatures.js';
import { WaiverWordsDto } from '../../guests/waiver/waiver.dto.js';

/** What a trip's travellers sign from then on. */
export class ChangeWaiverDto extends WaiverWordsDto {
  /** The version that the host was looking at; 0 where nobody had written one. */
  @IsInt({ message: 'Send the version that you were looking at' })
  version: number;
}

/** Which version the usual text takes the place of. */
export class WaiverVersionDto {
  @wholeInQuery(0, 'Send the version that you were looking at')
  version: number;
}

/** What of a waiver is read. */
export class WaiverPartDto {
  /** `none` leaves out how many have signed, which is counted each time. */
  @MayBeLeftOut()
  @IsIn(['none'], { message: 'Leave it out, or send none' })
  tally?: 'none';
}

/** Of those who keep a place on a trip. */
export class WaiverTallyDto implements Tally {
  /** How many have signed the text in force. */
  signed: number;
  travellers: number;
}

/** What a trip's travellers sign, as its hosts read it. */
export class HostWaiverDto extends WaiverWordsDto {
  /** How often it was saved; to be sent with a change. */
  version: number;
  /** Whether its owner wrote the words; else they are the usual ones. */
  isOwn: boolean;
  /** `YYYY-MM-DD`. */
  inForceSince: string;
  /** Null without the right to the trip's documents, and where it was not asked for. */
  tally: WaiverTallyDto | null;
  /** Whether it may be changed: not once the trip is over or called off. */
  isOpen: boolean;
  isOwner: boolean;
}
