import { IsBoolean, IsIn, Matches } from 'class-validator';
import {
  MOST_CHOICES,
  type Question,
  QUESTION_KINDS,
  type QuestionKind,
} from '../../../contracts/questions.js';
import { MOST } from '../../../contracts/text-limits.js';
import { PART_KEY } from '../../../contracts/trip-pages.js';
import { Line } from '../../platform/http/line.js';
import { Lines } from '../../platform/http/lines.js';

/** Something that the hosts of a trip ask each of its travellers. */
export class QuestionDto implements Question {
  /** One a trip, and the same as long as the question is: answers are kept by this. */
  @Matches(PART_KEY, { message: 'Use from 1 to 40 small letters, digits and hyphens' })
  key: string;

  @Line(MOST.question, 'Write the question')
  label: string;

  @IsIn(QUESTION_KINDS, { message: 'Choose how it is answered' })
  kind: QuestionKind;

  /** The answers that it offers; none where it is answered in words. */
  @Lines({ most: MOST_CHOICES, letters: MOST.choice, tooMany: `Offer at most ${MOST_CHOICES} answers` })
  choices: string[];

  @IsBoolean({ message: 'Say whether it has to be answered' })
  isRequired: boolean;
}
