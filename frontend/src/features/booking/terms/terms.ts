import { sellsInsurance } from '../../../../../backend/contracts/insurance';
import { organisedBy } from '../../../../../backend/contracts/organiser';
import type { AgreedSection } from '../../../../../backend/contracts/agreed-section';
import { passportSpan } from '../../../../../backend/contracts/passport-validity';
import type { TripView } from '../../../api/trip';
import { formatDayRange } from '../../../lib/time/dates';
import { cancellationLines } from '../../../lib/cancellation';
import { lowerFirst, upperFirst } from '../../../lib/firstLetter';
import { laterPartsText } from '../../../lib/installmentPlan';
import { formatMoney } from '../../../lib/money';
import { CABIN_CHANGE_DAYS } from '../../../lib/cabinChange';
import { CALLED_OFF_REFUND, CANCELLATION_GOODWILL, TERMS_DAY } from './cancellation';

interface Section {
  title: string;
  lines: readonly string[];
}

export interface TermsSection extends Section {
  /** Where it is found on a page: `#your-booking`. */
  id: string;
}

/** The figures of a trip that the terms name, and what its owner adds to them. */
export interface TermsFacts
  extends Pick<
    TripView,
    | 'title'
    | 'destination'
    | 'startDate'
    | 'endDate'
    | 'insuranceCents'
    | 'taxPercent'
    | 'fullDiscountPercent'
    | 'depositPercent'
    | 'laterParts'
    | 'cancellation'
    | 'minimumAge'
    | 'passportMonths'
    | 'organiser'
    | 'contactEmail'
  > {
  ownTerms: readonly AgreedSection[];
}

/** The terms and conditions: the screen and the download print from this one list. */
export const termsOf = (trip: TermsFacts): readonly TermsSection[] => [
  ...everyTrips(trip).map((section) => ({ ...section, id: idOf(section.title) })),
  ...trip.ownTerms.map(({ title, text }, place) => ({
    title,
    lines: linesOf(text),
    // Its owner may call it anything, in any script.
    id: `of-this-trip-${place + 1}`,
  })),
];

const idOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What stands in the terms of every trip, with this one's figures. */
function everyTrips(trip: Omit<TermsFacts, 'ownTerms'>): readonly Section[] {
  const dates = formatDayRange(trip.startDate, trip.endDate);
  const isInsuranceSold = sellsInsurance(trip);
  return [
    {
      title: 'Your booking',
      lines: [
        `You book places on ${trip.title} to ${trip.destination}, ${dates}.`,
        ...(trip.organiser ? [organisedBy(trip.organiser)] : []),
        'A double cabin is for two travellers and priced for both; who travels alone has the cabin alone, at the single price.',
        `Every traveller is ${trip.minimumAge} or older on the day of sailing.`,
        `Every traveller brings a passport valid ${passportSpan(trip.passportMonths)}; its number can be added after booking, in the traveller's profile.`,
      ],
    },
    {
      title: 'Price and payment',
      lines: [
        trip.taxPercent > 0
          ? `Prices are in US dollars. Taxes and fees of ${trip.taxPercent}% come on top of the fare${isInsuranceSold ? ' and the travel insurance' : ''} of two travellers; the prices for one traveller include them.`
          : 'Prices are in US dollars, and nothing comes on top of them.',
        trip.fullDiscountPercent > 0
          ? `Paying in full takes ${trip.fullDiscountPercent}% off the total and is charged once.`
          : 'Paying in full is charged once.',
        `The deposit is ${trip.depositPercent}% of the total, charged when you book. ${upperFirst(laterPartsText(trip.laterParts))}; a part already due is charged with the deposit. Plans cost nothing extra.`,
        isInsuranceSold
          ? `Travel insurance is ${formatMoney(trip.insuranceCents)} for the booking and is your choice.`
          : 'Travel insurance is not sold with this trip: every traveller brings their own.',
        'Payments are handled by PayPal. Your places are confirmed when the first payment has arrived.',
      ],
    },
    {
      title: 'Cancellation and refunds',
      lines: [
        ...cancellationLines(trip.cancellation).map(({ when, refund }) => `${when}: ${lowerFirst(refund)}.`),
        CANCELLATION_GOODWILL,
        CALLED_OFF_REFUND,
      ],
    },
    {
      title: 'Changes',
      lines: [
        `Where the trip has another kind of cabin free, your host can move you to it until ${CABIN_CHANGE_DAYS} days before departure. You pay the difference to that day's price, or get it back.`,
        'The captain may change the route for safety or weather.',
      ],
    },
    {
      title: 'Your details',
      lines: [
        'We use what you enter to run this trip: tickets, safety on board, and messages about your booking.',
        'Passport, birth date, emergency contact, dietary and special requests are stored encrypted and seen by hosts only when they need them.',
      ],
    },
    {
      title: 'Questions',
      lines: [`Write to ${trip.contactEmail} or use the contact page.`],
    },
  ];
}

/** Whether there is something that the trip adds, among what a page shows; goes with each yes, as the version does. */
export const showsOwnTerms = (shown: Pick<TermsFacts, 'ownTerms'> | undefined): boolean =>
  shown !== undefined && shown.ownTerms.length > 0;

/** The same terms as the text of a file. */
export function termsText(trip: TermsFacts): string {
  const sections = termsOf(trip).map(({ title, lines }) =>
    [title.toUpperCase(), ...lines.map((line) => `- ${line}`)].join('\n'),
  );
  return `${[`TERMS AND CONDITIONS\n${trip.title}\nVersion of ${TERMS_DAY}`, ...sections].join('\n\n')}\n`;
}
