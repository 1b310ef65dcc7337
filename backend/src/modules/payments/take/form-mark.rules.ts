import type { Plan } from '../../bookings/quote/quote.rules.js';

export const FORM_OPTIONS = ['full', 'deposit'] as const;
export type FormOption = (typeof FORM_OPTIONS)[number];
export const PLAN_OF: Record<FormOption, Plan> = { full: 'full', deposit: 'installment' };

/** What a form that leads to the provider makes, as against the orders of its script. */
export const FORM_METHOD = 'paypal_standard';

const MARK = /^guest_([A-Za-z0-9]{22})_(full|deposit)$/;

/** For whom a form's money is. It goes with the form and comes back with every notice of the money. */
export interface FormMark {
  guestId: string;
  option: FormOption;
}

export function formMark({ guestId, option }: FormMark): string {
  return `guest_${guestId}_${option}`;
}

/** What a form's mark says, or null when it is not one of ours. */
export function readFormMark(mark: string): FormMark | null {
  const [, guestId, option] = MARK.exec(mark) ?? [];
  return guestId && option ? { guestId, option: option as FormOption } : null;
}
