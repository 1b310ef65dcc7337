import { isMailAddress, mailAddress, NO_MAIL_ADDRESS } from '../../../../../backend/contracts/mail-address';
import { nameProblem } from '../../../../../backend/contracts/name-problem';
import { plainLine } from '../../../../../backend/contracts/plain-line';
import type { AgeRule } from '../../../../../backend/contracts/travel-dates';
import {
  FIELD_ORDER,
  fieldRow,
  type TravellerField,
} from '../../../../../backend/contracts/traveller-fields';
import { birthProblem, passportProblem } from './birthDate';
import type { TravellerEntry } from './traveller';

/** The sentence of each field that needs another look. */
export type Problems = Partial<Record<TravellerField, string>>;

/** What a traveller's own dates are judged by. */
export interface TravelRule extends AgeRule {
  /** The trip's last day, where a passport is judged. */
  endsOn?: string | undefined;
}

/** What is wrong with a text, by its row in the table of fields. */
function textProblem(field: TravellerField, text: string): string | null {
  const { kind, required } = fieldRow(field);
  const line = plainLine(text);
  if (!line) return required ?? null;
  if (kind === 'email') return isMailAddress(mailAddress(text)) ? null : NO_MAIL_ADDRESS;
  return kind === 'name' || kind === 'lastName' ? nameProblem(line) : null;
}

/** What is wrong with an entry; an empty object when nothing is. */
export function travellerProblems(entry: TravellerEntry, rule: TravelRule): Problems {
  const { sailsOn, endsOn = sailsOn, today } = rule;
  const problems: Problems = {};
  const note = (field: TravellerField, problem: string | null) => {
    if (problem) problems[field] = problem;
  };
  for (const field of FIELD_ORDER) {
    const value = entry[field];
    if (typeof value === 'string') note(field, textProblem(field, value));
  }
  if (entry.hasOneName && !plainLine(entry.lastName)) delete problems.lastName;
  note('dateOfBirth', birthProblem(entry.dateOfBirth, rule));
  note('passportExpiresOn', passportProblem(entry.passportExpiresOn, endsOn, today));
  return problems;
}
