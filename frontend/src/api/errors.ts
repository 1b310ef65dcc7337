import { WENT_WRONG } from '../../../backend/contracts/went-wrong';
import { HttpError } from './http';

const GENERAL = WENT_WRONG;

/** The sentence people may see for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof HttpError ? error.sentence : GENERAL;
}

/** Whether the server refused with this code, such as `draft.missing`. */
export function isRefusal(error: unknown, code: string): error is HttpError {
  return error instanceof HttpError && error.code === code;
}

/** Notes for whoever looks into the browser's console what people were told in a plain sentence. Never personal data. */
export function logProblem(what: string, error: unknown): void {
  const detail = error instanceof Error ? error.message : String(error);
  // The browser's console is this site's log: specification, section 8.
  // oxlint-disable-next-line no-console
  console.error(`${what}: ${detail}`);
}

/** Whether the server refused a code of a trip, and nothing else of what was asked for. */
export function isPromoRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && error.code.startsWith('promo.');
}

/** Whether the trip does not have what was asked for: another try would only repeat that. */
export function isTripRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && error.code.startsWith('trip.');
}
