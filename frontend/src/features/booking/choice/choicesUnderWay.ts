import { type DraftChoices, isSameChoice } from '../../../api/draft';

let choices: DraftChoices | null = null;

/**
 * Insurance and plan as they were last chosen in this window, until the server is known to have them: whoever leaves the
 * page before takes them along, and who saves the draft elsewhere saves them too.
 */
export const choicesUnderWay = {
  read: (): DraftChoices | null => choices,
  chosen(next: DraftChoices): void {
    choices = next;
  },
  /** The server has these. What was chosen after them stays. */
  saved(kept: DraftChoices): void {
    if (choices && isSameChoice(choices, kept)) choices = null;
  },
};
