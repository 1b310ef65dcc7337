import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, Length, MaxLength } from 'class-validator';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { MOST_INTEREST_SIGNS, MOST_INTERESTS } from '../../../../contracts/interests.js';
import { MOST_ABOUT_SIGNS, MOST_TOWN_SIGNS } from '../../../../contracts/self-told.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { OneLine } from '../../../platform/http/one-line.js';
import { tidyInterests } from './privacy.rules.js';

const SAY = { message: 'Say whether the others may see it' };

/** What the other guests of the trip read about somebody, beside the first name, and what reaches them. */
export class PrivacyDto {
  /** What is chosen is chosen for this one. */
  tripId: number;
  /** Whether they find this person in the guest list at all. */
  isListed: boolean;
  showsInterests: boolean;
  showsJoined: boolean;
  interests: string[];
  /** Where they come from; empty where the others need not know. */
  homeTown: string;
  /** A few words of their own; empty for none. */
  about: string;
  /** Whether the hosts' letters reach them by mail. */
  getsLetters: boolean;
}

/** What is chosen anew. What is left out stays as it is: it may have been chosen elsewhere meanwhile. */
export class ChangePrivacyDto implements Partial<Omit<PrivacyDto, 'tripId'>> {
  @MayBeLeftOut()
  @IsBoolean(SAY)
  isListed?: boolean;

  @MayBeLeftOut()
  @IsBoolean(SAY)
  showsInterests?: boolean;

  @MayBeLeftOut()
  @IsBoolean(SAY)
  showsJoined?: boolean;

  @MayBeLeftOut()
  @Transform(({ value }: { value: unknown }) => tidyInterests(value))
  @IsArray({ message: 'Send a list of interests' })
  @ArrayMaxSize(MOST_INTERESTS, { message: `Choose at most ${MOST_INTERESTS} interests` })
  @IsString({ each: true })
  @Length(2, MOST_INTEREST_SIGNS, {
    each: true,
    message: `Use from 2 to ${MOST_INTEREST_SIGNS} characters for each interest`,
  })
  interests?: string[];

  @MayBeLeftOut()
  @OneLine()
  @IsString({ message: 'Send a text' })
  @MaxLength(MOST_TOWN_SIGNS, TOO_LONG)
  homeTown?: string;

  @MayBeLeftOut()
  @OneLine()
  @IsString({ message: 'Send a text' })
  @MaxLength(MOST_ABOUT_SIGNS, TOO_LONG)
  about?: string;

  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether letters come' })
  getsLetters?: boolean;
}
