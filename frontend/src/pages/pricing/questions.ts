import type { TripView } from '../../api/trip';
import { CALLED_OFF_REFUND } from '../../features/booking/terms/cancellation';
import { CABIN_CHANGE_DAYS } from '../../lib/cabinChange';
import { cancellationLines } from '../../lib/cancellation';
import { lowerFirst } from '../../lib/firstLetter';

interface Question {
  question: string;
  answer: string;
}

const NO_TRIP = 'What comes back stands with the prices of each trip, and in the terms that you agree to.';

const BETTER_CABIN: Question = {
  question: 'Can I change to a better cabin later?',
  answer: `Yes: ask your host until ${CABIN_CHANGE_DAYS} days before departure. Where the trip has another kind of cabin free, they move you to it, and you pay the difference to the price of that day.`,
};

const depositAlone = (opensWithDeposit: boolean): Question => ({
  question: 'What if I pay only the deposit?',
  answer: `Your places are yours. ${
    opensWithDeposit
      ? 'The group chat opens with it, and stays open while every part is paid by its day'
      : 'The group chat opens once the booking is paid in full'
  }; the dates of the other parts stand with your payments.`,
});

/**
 * What people ask before they book. Figures come from where they are decided, not from here.
 * @param hasDeposit whether who books today may pay a part of it later
 */
export const questions = (
  trip: Pick<TripView, 'cancellation' | 'minimumAge' | 'cabins'> | null | undefined,
  opensWithDeposit: boolean,
  hasDeposit: boolean,
): readonly Question[] => [
  {
    question: 'Can I cancel?',
    answer: trip
      ? `Yes. ${cancellationLines(trip.cancellation)
          .map(({ when, refund }) => `${when}: ${lowerFirst(refund)}.`)
          .join(' ')}`
      : NO_TRIP,
  },
  { question: 'What if the trip does not take place?', answer: CALLED_OFF_REFUND },
  {
    question: 'Does the price include taxes and fees?',
    answer:
      'Yes, where it says so: every card shows the price with taxes and fees and the total for the cabin. Nothing mandatory is added after that.',
  },
  ...(hasDeposit ? [depositAlone(opensWithDeposit)] : []),
  ...(trip?.cabins.length === 1 ? [] : [BETTER_CABIN]),
  {
    question: 'Is there an age limit?',
    answer: trip
      ? `Every traveller must be ${trip.minimumAge} or older on the day of sailing.`
      : 'Each trip has a minimum age. It stands in the terms that you agree to.',
  },
  {
    question: 'I travel alone. Do I have to share?',
    answer: 'No. Choose single occupancy above and the cabin is yours.',
  },
];
