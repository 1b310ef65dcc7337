import type { DraftView } from '../api/draft';
import { aQuote } from './bookings';

/** What one traveller of an inside cabin has entered at the checkout. */
export const aDraft = (changes: Partial<DraftView> = {}) => ({
  tripId: 1,
  version: '2025-06-02T17:00:00.000Z',
  cabinType: 'inside',
  chosenCabinType: 'inside',
  occupancy: 'single',
  travelInsurance: false,
  paymentType: 'full',
  promoProblem: null,
  travellers: [{ firstName: 'Sam', lastName: 'Sample', email: 'sam@example.com' }],
  quote: aQuote(),
  ...changes,
});
