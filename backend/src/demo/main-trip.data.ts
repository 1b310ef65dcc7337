import type { Organiser } from '../../contracts/organiser.js';
import type { TripSketch } from './sketches.js';

/** The cruise on sale (specification section 9). */
export const MAIN_TRIP: TripSketch = {
  title: 'Ensenada Group Cruise',
  subtitle: 'A three-day festival at sea',
  artist: 'Cora Valdez',
  destination: 'Ensenada, Mexico',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  duration: '3 days / 2 nights',
  maxGuests: 1000,
  status: 'active',
  isOnSale: true,
  description:
    'Three days of music, pools and new friends on the way to Ensenada and back: live sets on the lido deck, ' +
    'a day ashore between the blowhole of La Bufadora and the taco stands, and a last night under the stars.',
  coHosts: ['theo'],
};

/** Who organises it: made up, as everything here. */
export const MAIN_ORGANISER: Organiser = {
  name: 'Vega & Lindqvist Group Cruises',
  address: '7 Sample Quay\nSan Diego, CA 00000',
  registration: 'Seller of travel DEMO-0000, made up for this demo',
};
