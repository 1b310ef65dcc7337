import type { ReactNode } from 'react';
import { useTextLimit } from '../useTextLimit';

/** What a control needs to be named and to point at its help and its error. */
export interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface Description {
  id: string;
  /** Why we ask, or how to answer. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Characters of the text: what is longer is said at once, and not sent. */
  most?: number | undefined;
}

/** What stands round a control: `holder` is for the element about it, `error` what is wrong, its length first. */
export function useDescription({ id, hint, error: problem, most }: Description) {
  const [holder, tooLong] = useTextLimit(most);
  const error = tooLong ?? problem;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: Described = {
    id,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(error),
  };
  return { holder, error, hintId, errorId, control };
}
