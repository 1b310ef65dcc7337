import { IsInt } from 'class-validator';
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
  /** Null without the right to the trip's documents. */
  tally: WaiverTallyDto | null;
  /** Whether it may be changed: not once the trip is over or called off. */
  isOpen: boolean;
  isOwner: boolean;
}
