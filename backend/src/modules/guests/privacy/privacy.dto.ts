import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, Length } from 'class-validator';
import { MOST_INTEREST_SIGNS, MOST_INTERESTS } from '../../../../contracts/interests.js';
import { tidyInterests } from './privacy.rules.js';

const SAY = { message: 'Say whether the others may see it' };

/** What the other guests of the trip read about somebody, beside the first name. */
export class PrivacyDto {
  /** Whether they find this person in the guest list at all. */
  @IsBoolean(SAY)
  isListed: boolean;

  @IsBoolean(SAY)
  showsInterests: boolean;

  @IsBoolean(SAY)
  showsJoined: boolean;

  @Transform(({ value }: { value: unknown }) => tidyInterests(value))
  @IsArray({ message: 'Send a list of interests' })
  @ArrayMaxSize(MOST_INTERESTS, { message: `Choose at most ${MOST_INTERESTS} interests` })
  @IsString({ each: true })
  @Length(2, MOST_INTEREST_SIGNS, {
    each: true,
    message: `Use from 2 to ${MOST_INTEREST_SIGNS} characters for each interest`,
  })
  interests: string[];
}
