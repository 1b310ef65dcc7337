import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { MOST_QUESTIONS } from '../../../../contracts/questions.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { PART_KEY } from '../../../../contracts/trip-pages.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { Line } from '../../../platform/http/line.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { ListOf } from '../../../platform/http/nested.js';
import type { Answer } from './answers.rules.js';

/** What a traveller answers their hosts. */
export class AnswerDto implements Answer {
  /** Of the question. */
  @Matches(PART_KEY, { message: 'Answer one of the questions' })
  key: string;

  /** Empty for no answer. */
  @Line(MOST.answer)
  text: string;
}

/** On a field of a DTO that changes a traveller: the answers that change, if any do. */
export const ChangedAnswers = () =>
  applyDecorators(
    MayBeLeftOut(),
    AtMost(MOST_QUESTIONS, `Answer at most ${MOST_QUESTIONS} questions`),
    ListOf(() => AnswerDto, 'Send the answers as a list'),
  );
