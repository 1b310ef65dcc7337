/** Characters that say why. */
export const LEAST_REASON = 3;
export const NO_REASON = 'Give a reason of a few words';

/** What is said of a reason that others could make nothing of; undefined for one. */
export const reasonProblem = (reason: string, sentence = NO_REASON): string | undefined =>
  reason.trim().length < LEAST_REASON ? sentence : undefined;
