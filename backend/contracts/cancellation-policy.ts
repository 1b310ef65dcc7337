/** A step of a policy: what comes back so many days before departure or more. */
export interface CancellationStep {
  /** Calendar days in the trip's zone. */
  daysBefore: number;
  /** Of what was paid beyond the deposit, whole percent. */
  percent: number;
}

/** What comes back to who cancels: what is calculated and every text about it come from these figures. */
export interface CancellationPolicy {
  /**
   * Everything comes back within so many days of the first payment, until the last step's day; 0 where there are no such
   * days.
   */
  reassuranceDays: number;
  /** From far to near, each with less than the one before. Later than the last nothing comes back. */
  steps: CancellationStep[];
}

/** What holds for a trip whose owner names no policy. */
export const USUAL_CANCELLATION: CancellationPolicy = {
  reassuranceDays: 14,
  steps: [
    { daysBefore: 60, percent: 100 },
    { daysBefore: 30, percent: 50 },
  ],
};

/** With more steps nobody reads a policy to its end. */
export const MOST_CANCELLATION_STEPS = 5;

/** The day before departure from which on nothing comes back, as days before it: the last step's. */
export const lastStepDays = ({ steps }: CancellationPolicy): number => steps.at(-1)?.daysBefore ?? 0;
