import { IsInt, Min } from 'class-validator';
import { MOST_QUESTIONS } from '../../../../contracts/questions.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { ListOf } from '../../../platform/http/nested.js';
import type { AnswerCount } from '../../guests/records/answers.rules.js';
import { QuestionDto } from '../../trips/question.dto.js';

/** All that a trip asks from then on. What is left out is not asked any more, and its answers are deleted. */
export class ChangeQuestionsDto {
  /** Of the trip that the host was looking at. */
  @IsInt()
  version: number;

  @AtMost(MOST_QUESTIONS, `A trip asks at most ${MOST_QUESTIONS} questions`)
  @ListOf(() => QuestionDto, 'Send the questions as a list')
  questions: QuestionDto[];

  /**
   * So many answers the host was shown to be deleted with what is left out: the sum of what is kept of each. Left out it is 0.
   * Another figure than that of now is refused, and nothing is deleted that nobody was asked about.
   */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  answersDeleted?: number;
}

/** How a question stands with the travellers of its trip. */
export class AnswerCountDto implements AnswerCount {
  /** Of the question. */
  key: string;
  /** So many answers are kept, and are deleted with the question. */
  kept: number;
  /** So many who are asked have not answered. */
  open: number;
}

/** What a trip asks its travellers, as its hosts read it. */
export class HostQuestionsDto {
  /** Of the trip; to be sent with a change. */
  version: number;
  /** In their order. */
  questions: QuestionDto[];
  isOwner: boolean;
  /** So many travellers are asked now; null for who does not own the trip. */
  travellers: number | null;
  /** So many of them have not answered all that has to be; null as above. */
  unanswered: number | null;
  /** One to each question; none for who does not own the trip. */
  counts: AnswerCountDto[];
}
