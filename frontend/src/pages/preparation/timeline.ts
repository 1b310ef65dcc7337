import { addDays } from '../../../../backend/contracts/days';
import { dayWords } from '../../lib/time/dayWords';

interface Step {
  weeksBefore: number;
  title: string;
  tasks: readonly string[];
}

const STEPS: readonly Step[] = [
  {
    weeksBefore: 6,
    title: 'Papers first',
    tasks: [
      'Look at the dates in your passport. Renewing one can take weeks.',
      'Check what your travel insurance covers, or take one out.',
      'Start walking: half an hour a day makes the day ashore easier.',
    ],
  },
  {
    weeksBefore: 4,
    title: 'Book your way to the port',
    tasks: [
      'Book flight, train or parking, to arrive well before boarding or the day before.',
      'Tell us about diets, allergies and anything that makes stairs hard.',
    ],
  },
  {
    weeksBefore: 2,
    title: 'Tell us how you arrive',
    tasks: [
      'Send us the confirmation of your travel to the port.',
      'Check the emergency contact in your profile.',
      'Ask your doctor about seasickness if boats trouble you.',
    ],
  },
  {
    weeksBefore: 1,
    title: 'Pack',
    tasks: [
      'Go through the packing list and weigh your bag.',
      'Look at the forecast for Ensenada and for the coast.',
      'Get some pesos and tell your bank where you will be.',
      'Leave the dates of the trip with somebody at home.',
    ],
  },
];

export interface DatedStep extends Step {
  /** `YYYY-MM-DD`. */
  dueOn: string;
  /** The first step that is not past yet. */
  isNext: boolean;
  /** "in 53 days", "today", "past". */
  when: string;
}

/** The steps with their dates, counted back from the day of departure. */
export function timelineFor(startDate: string, today: string): DatedStep[] {
  const dated = STEPS.map((step) => ({ ...step, dueOn: addDays(startDate, -7 * step.weeksBefore) }));
  const next = dated.find(({ dueOn }) => dueOn >= today);
  return dated.map((step) => ({
    ...step,
    isNext: step === next,
    when: step.dueOn < today ? 'past' : dayWords(step.dueOn, today),
  }));
}
