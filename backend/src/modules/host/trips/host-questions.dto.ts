import { IsInt } from 'class-validator';
import { MOST_QUESTIONS } from '../../../../contracts/questions.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { ListOf } from '../../../platform/http/nested.js';
import { QuestionDto } from '../../trips/question.dto.js';

/** All that a trip asks from then on. What is left out is not asked any more; its answers are kept until all of them are wiped. */
export class ChangeQuestionsDto {
  /** Of the trip that the host was looking at. */
  @IsInt()
  version: number;

  @AtMost(MOST_QUESTIONS, `A trip asks at most ${MOST_QUESTIONS} questions`)
  @ListOf(() => QuestionDto, 'Send the questions as a list')
  questions: QuestionDto[];
}

/** What a trip asks its travellers, as its hosts read it. */
export class HostQuestionsDto {
  /** Of the trip; to be sent with a change. */
  version: number;
  /** In their order. */
  questions: QuestionDto[];
  isOwner: boolean;
}
