import { type RefObject, useRef, useState } from 'react';

export interface AgreementState {
  box: RefObject<HTMLInputElement | null>;
  isTicked: boolean;
  /** All that is agreed to is there to read. */
  isReadable: boolean;
  /** Somebody wanted to pay without it, or gave it to other words. */
  problem: string | undefined;
  tick: (isTicked: boolean) => void;
  /** Does it, or leads to the box that is missing its tick. */
  before: (act: () => void) => void;
}

const MISSED = 'Please agree to the terms before you pay';
const UNREAD = 'The terms are not loaded yet. Wait for them, or try again above';
const CHANGED = 'The terms have changed. Please read them again and agree before you pay';

/**
 * The yes to the terms, which stands between every Pay button and PayPal; nobody `isAsked` who gave it before.
 * @param words the terms as the page shows them; undefined while they are on their way. A yes is to these and to no others.
 */
export function useAgreement(words: string | undefined, isAsked = true): AgreementState {
  const box = useRef<HTMLInputElement>(null);
  const [agreedTo, setAgreedTo] = useState<string>();
  const [wasMissed, setMissed] = useState(false);
  const isReadable = words !== undefined;
  const isTicked = isReadable && agreedTo === words;
  const missed = wasMissed && !isTicked && isAsked ? (isReadable ? MISSED : UNREAD) : undefined;
  const wasToOthers = isReadable && agreedTo !== undefined && !isTicked;

  const before = (act: () => void) => {
    const isAgreed = isTicked || !isAsked;
    setMissed(!isAgreed);
    // In line with the click, so that the browser lets PayPal's window open.
    if (isAgreed) act();
    else box.current?.focus();
  };
  const tick = (isSet: boolean) => setAgreedTo(isSet ? words : undefined);
  return { box, isTicked, isReadable, problem: wasToOthers ? CHANGED : missed, tick, before };
}
