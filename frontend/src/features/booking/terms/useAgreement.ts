import { type RefObject, useRef, useState } from 'react';

export interface AgreementState {
  box: RefObject<HTMLInputElement | null>;
  isTicked: boolean;
  /** Somebody wanted to pay without it. */
  isReminded: boolean;
  tick: (isTicked: boolean) => void;
  /** Does it, or leads to the box that is missing its tick. */
  before: (act: () => void) => void;
}

/** The yes to the terms, which stands between every Pay button and PayPal; nobody `isAsked` who gave it before. */
export function useAgreement(isAsked = true): AgreementState {
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [wasMissed, setMissed] = useState(false);

  const before = (act: () => void) => {
    const isAgreed = isTicked || !isAsked;
    setMissed(!isAgreed);
    // In line with the click, so that the browser lets PayPal's window open.
    if (isAgreed) act();
    else box.current?.focus();
  };
  return { box, isTicked, isReminded: wasMissed && !isTicked, tick: setTicked, before };
}
