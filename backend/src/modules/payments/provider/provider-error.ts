/**
 * What a refusal to take money is to the attempt. `not_approved`: the buyer has not. `choose_another`: this way of
 * theirs was declined. `failed`: not by this order. `our_account`: it is we who are turned away.
 */
export type Refusal = 'not_approved' | 'choose_another' | 'failed' | 'our_account';

/**
 * The provider's refusal, or its silence. `refused` is definite: nothing was done. `unknown` (no answer, or a fault of its own)
 * says nothing about money: ask before doing anything again.
 */
export abstract class ProviderError extends Error {
  abstract readonly outcome: 'refused' | 'unknown';
  /** HTTP's status of its answer; 0 where none came. */
  abstract readonly status: number;
  /** The provider's own word for it: the books and the log keep it, people read it, and nothing decides by it. */
  abstract readonly issue: string;
  /** By which the provider finds the call again. */
  abstract readonly debugId: string | undefined;
  /** Why it takes no money, for sure; null where it is not known whether money moved. */
  abstract readonly refusal: Refusal | null;
  /** The money was taken already, by a call whose answer was lost. */
  abstract readonly isTakenAlready: boolean;
  /** It turns our account or our credentials away, whoever the buyer is. */
  abstract readonly isAccountTrouble: boolean;
  /** It has nothing under this id, as against not saying. */
  abstract readonly isGone: boolean;
}

/** Whether the provider has nothing under an id, as against not saying. */
export function isGone(err: unknown): err is ProviderError {
  return err instanceof ProviderError && err.isGone;
}

/** For a `catch` on a question to the provider: null where it has nothing, and thrown on where it did not say. */
export function goneIsNull(err: unknown): null {
  if (isGone(err)) return null;
  throw err;
}
