import type { HostBooking } from '../api/host/hostBooking';
import { aHostBooking } from './hostBooking';

/** A booking whose first traveller chose a shirt that is not offered any more, and told no flight. */
export function anAnsweredBooking(): HostBooking {
  const booking = aHostBooking();
  const answers = [
    {
      key: 'shirt',
      label: 'T-shirt size',
      kind: 'choice' as const,
      choices: ['S', 'M'],
      isRequired: true,
      text: 'XXL',
    },
    { key: 'phone', label: 'Flight', kind: 'text' as const, choices: [], isRequired: false, text: '' },
  ];
  const travellers = booking.travellers.map((traveller) =>
    traveller.position === 1 && traveller.papers
      ? { ...traveller, papers: { ...traveller.papers, answers } }
      : traveller,
  );
  return { ...booking, travellers };
}
