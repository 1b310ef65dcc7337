import { type RefObject, useRef, useState } from 'react';

export interface AgreementState {
  box: RefObject<HTMLInputElement | null>;
  isTicked: boolean;
  /** Somebody wanted to pay without it. */
  isReminded: boolean;
  tick: (isTicked: boolean) => void;
  /** Starts the payment, or leads to the box that is missing its tick. */
  pay: () => void;
}

/** The yes to the terms, which stands between every Pay button and PayPal. */
export function useAgreement(press: () => void): AgreementState {
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [wasMissed, setMissed] = useState(false);

  const pay = () => {
    setMissed(!isTicked);
    // In line with the click, so that the browser lets PayPal's window open.
    if (isTicked) press();
    else box.current?.focus();
  };
  return { box, isTicked, isReminded: wasMissed && !isTicked, tick: setTicked, pay };
}
