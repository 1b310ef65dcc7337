import fc from 'fast-check';
import type { Switches } from '../emulator-shapes.js';
import { ACT_NAMES, type ActName } from './acts.js';
import type { Beginning } from './life.js';

/** One thing that happens; `a` and `b` choose among what there is to choose. */
interface Step {
  act: ActName;
  a: number;
  b: number;
  /** Together with the step before it. */
  together: boolean;
}

/** A booking's life: how it begins, and what happens then. */
export interface LifePlan extends Beginning {
  /** Whether what is due is paid before anything else happens, as most people do. */
  paysFirst: boolean;
  /** By the other plan than the one chosen when booking, where that is still possible. */
  changesPlan: boolean;
  steps: Step[];
}

/** What is wrong with the way between PayPal and us while the lives go on. */
export interface Weather {
  /** Its notices come after everything else, so often each, in this order. */
  held: boolean;
  order: 'as made' | 'reversed';
  copies: number;
  /** So many answers of PayPal's are lost after it has done what was asked. */
  lostAnswers: number;
  /** What PayPal's papers leave open. */
  habits: Omit<Switches, 'foreignLines' | 'mostLines'>;
}

/** Some bookings of one trip with so many places, lived at once. */
export interface WorldPlan {
  places: number;
  weather: Weather;
  lives: LifePlan[];
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACT_NAMES),
  a: fc.nat(999),
  b: fc.nat(999),
  together: fc.boolean(),
});

/** @param size how many lives, and how many steps each has at most. */
export function worlds({ lives, steps }: { lives: number; steps: number }): fc.Arbitrary<WorldPlan> {
  return fc.record({
    places: fc.integer({ min: 2, max: lives * 2 }),
    weather: fc.record({
      held: fc.boolean(),
      order: fc.constantFrom('as made' as const, 'reversed' as const),
      copies: fc.integer({ min: 1, max: 3 }),
      lostAnswers: fc.integer({ min: 0, max: 4 }),
      habits: fc.record({
        hidesFormMoney: fc.boolean(),
        declinedStaysApproved: fc.boolean(),
        hidesFees: fc.boolean(),
        hidesReversals: fc.boolean(),
        reversedIsV: fc.boolean(),
        restMoneyByIpn: fc.constantFrom('' as const, 'express_checkout' as const, 'web_accept' as const),
      }),
    }),
    lives: fc.array(
      fc.record({
        door: fc.constantFrom('form' as const, 'checkout' as const, 'host' as const),
        pays: fc.constantFrom('full' as const, 'installment' as const),
        travellers: fc.constantFrom(1 as const, 2 as const),
        paysFirst: fc.constantFrom(true, true, false),
        changesPlan: fc.constantFrom(true, false, false),
        steps: fc.array(step, { minLength: 2, maxLength: steps, size: 'max' }),
      }),
      { minLength: Math.ceil(lives / 2), maxLength: lives, size: 'max' },
    ),
  });
}
