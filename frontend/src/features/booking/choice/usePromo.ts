import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { PROMO_CODE, promoSpelling, UNKNOWN_PROMO } from '../../../../../backend/contracts/promo-codes';
import { isPromoRefusal, isTripRefusal, sentenceOf } from '../../../api/errors';
import { type QuoteRequest, useQuote } from '../../../api/quote';
import { useHydrated } from '../../../lib/browser/useHydrated';

/** What the server says of a code: null takes it, a sentence refuses it, and undefined is no answer yet. */
type Answer = string | null | undefined;

function answerOf({ data, error, isPlaceholderData }: ReturnType<typeof useQuote>): Answer {
  if (isPromoRefusal(error)) return sentenceOf(error);
  return data && !isPlaceholderData ? null : undefined;
}

/**
 * What the server says of a code: `promoCode` is undefined until it is taken, and where it is refused `problem` says why. It is
 * asked with the price that is shown; until another choice has its answer the last one stands. An error that is not about the
 * code is the price's: the code is kept, and `trouble` says what another try may help against.
 * @param code as it is spelled; empty without one.
 */
export function usePromoCheck(code: string, request: QuoteRequest, isKnown = true) {
  const isOne = PROMO_CODE.test(code);
  const [last, setLast] = useState<{ code: string; answer: Answer }>({ code: '', answer: undefined });
  // Another choice makes no code of what is none, and each time it is asked counts as a guess.
  const isRefused = last.code === code && typeof last.answer === 'string';
  const asked = useQuote({ ...request, promoCode: code }, isKnown && isOne && !isRefused);
  const now = isOne ? answerOf(asked) : undefined;
  // Also that there was an error: who asks once more does not go back to the price without the code meanwhile.
  const isHeard = isOne && (now !== undefined || asked.isError);
  const isNews = last.code !== code || (now !== undefined && last.answer !== now);
  if (isHeard && isNews) setLast({ code, answer: now });
  const answer = now === undefined && last.code === code ? last.answer : now;
  const refusal = isOne ? (answer ?? null) : UNKNOWN_PROMO;
  const problem = code === '' ? null : refusal;
  const isChecking = isOne && answer === undefined && !asked.isError;
  const isUsed = isOne && problem === null && (answer === null || last.code === code);
  const isTrouble = isOne && asked.isError && problem === null && !isTripRefusal(asked.error);
  return {
    code,
    promoCode: isUsed ? code : undefined,
    problem,
    trouble: isTrouble ? sentenceOf(asked.error) : null,
    isChecking,
    askAgain: () => {
      if (isOne) void asked.refetch();
    },
  };
}

/** The field in which a code is typed. */
export const PROMO_FIELD = 'promo-code';
const UNSENT = 'Press Use it, or empty the field.';

/** The code of the address, `?code=SUMMER`, so that a link brings it and a reload keeps it, and the ways to change it. */
export function usePromo(request: QuoteRequest, isKnown = true) {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useHydrated();
  const code = isHydrated ? promoSpelling(query.get('code') ?? '') : '';
  const { askAgain, ...checked } = usePromoCheck(code, request, isKnown);
  /** Null until somebody types: then the field has what the address has. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isDemanded, setDemanded] = useState(false);
  const isSpelled = typed === null || promoSpelling(typed) === code;
  const isUnsent = !isSpelled && (typed.trim() !== '' || checked.promoCode !== undefined);
  const type = (text: string | null) => {
    setTyped(text);
    setDemanded(false);
  };
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
  const use = (text: string) => {
    const next = promoSpelling(text);
    type(null);
    if (next === code) askAgain();
    else write(next);
  };
  const remove = () => {
    type(null);
    write('');
  };
  /** Whether a code is typed that nobody asked to use, so that no form is sent: its field says so then. */
  const isLeft = (): boolean => {
    // The field is to be focused, and is drawn open with what is said of it.
    flushSync(() => setDemanded(isUnsent));
    if (isUnsent) document.getElementById(PROMO_FIELD)?.focus();
    return isUnsent;
  };
  const entry = { typed, type, problem: isDemanded && isUnsent ? UNSENT : null };
  return { ...checked, entry, use, remove, isLeft };
}

export type UsedPromo = ReturnType<typeof usePromo>;
