import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PROMO_CODE, promoSpelling, UNKNOWN_PROMO } from '../../../../../backend/contracts/promo-codes';
import { sentenceOf } from '../../../api/errors';
import { type QuoteRequest, useQuote } from '../../../api/quote';
import { useHydrated } from '../../../lib/browser/useHydrated';

/**
 * What the server says of a code: `promoCode` is undefined until it is taken, and where it is refused `problem` says why. It is
 * asked once, by the first price that is known, and not with each choice of cabin or plan: what is wrong with a code is none of
 * these, and guesses are counted.
 * @param code as it is spelled; empty without one.
 */
export function usePromoCheck(code: string, request: QuoteRequest, isKnown = true) {
  const [first, setFirst] = useState(isKnown ? request : null);
  if (isKnown && !first) setFirst(request);
  const isOne = PROMO_CODE.test(code);
  const asked = useQuote({ ...(first ?? request), promoCode: code }, first !== null && isOne);
  const refusal = isOne ? asked.error && sentenceOf(asked.error) : UNKNOWN_PROMO;
  const problem = code === '' ? null : refusal;
  const isChecking = isOne && (asked.isPending || asked.isPlaceholderData);
  return {
    code,
    promoCode: code === '' || problem || isChecking ? undefined : code,
    problem,
    isChecking,
    askAgain: () => {
      if (isOne) void asked.refetch();
    },
  };
}

/** The code of the address, `?code=SUMMER`, so that a link brings it and a reload keeps it, and the ways to change it. */
export function usePromo(request: QuoteRequest, isKnown = true) {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useHydrated();
  const code = isHydrated ? promoSpelling(query.get('code') ?? '') : '';
  const { askAgain, ...checked } = usePromoCheck(code, request, isKnown);
  const write = (next: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('code', next);
        else after.delete('code');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const use = (typed: string) => {
    const next = promoSpelling(typed);
    if (next === code) askAgain();
    else write(next);
  };
  return { ...checked, use, remove: () => write('') };
}

export type UsedPromo = ReturnType<typeof usePromo>;
