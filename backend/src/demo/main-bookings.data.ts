import type { Selection } from '../modules/bookings/quote/quote.rules.js';
import { OTHERS, TRAVELLERS } from './people.data.js';
import { ALL_PARTS, type BookingSketch } from './sketches.js';

const choose = (changes: Partial<Selection>): Selection => ({
  cabinType: 'inside',
  occupancy: 'double',
  travellers: 1,
  travelInsurance: false,
  paymentType: 'full',
  channel: 'checkout',
  promo: null,
  ...changes,
});

const { nina, daniel, lucas, priya, sofia, mateo, jonas, grace, emeka, hannah, tom, camila } = TRAVELLERS;

/** Eight confirmed guests on the cruise on sale. */
const CONFIRMED: BookingSketch[] = [
  {
    ref: 'ensenada-1',
    selection: choose({ cabinType: 'balcony', travellers: 2, travelInsurance: true }),
    status: 'paid',
    bookedAt: '2025-03-12T20:41',
    partsPaid: ALL_PARTS,
    travellers: [nina, daniel],
  },
  {
    ref: 'ensenada-2',
    selection: choose({ travelInsurance: true, paymentType: 'installment' }),
    status: 'paid',
    bookedAt: '2025-03-28T08:10',
    partsPaid: ALL_PARTS,
    // Ahead of their dates: he wants to be done with it.
    paidAt: ['2025-03-28T08:16', '2025-05-12T21:02', '2025-05-29T18:30'],
    travellers: [jonas],
  },
  {
    ref: 'ensenada-3',
    selection: choose({ cabinType: 'oceanview', occupancy: 'single' }),
    status: 'paid',
    bookedAt: '2025-04-02T12:24',
    partsPaid: ALL_PARTS,
    travellers: [lucas],
  },
  {
    ref: 'ensenada-4',
    selection: choose({ cabinType: 'oceanview', travellers: 2 }),
    status: 'paid',
    bookedAt: '2025-04-20T17:05',
    partsPaid: ALL_PARTS,
    travellers: [sofia, mateo],
  },
  {
    ref: 'ensenada-5',
    selection: choose({ occupancy: 'single', channel: 'booking_form' }),
    status: 'paid',
    bookedAt: '2025-05-18T09:47',
    partsPaid: ALL_PARTS,
    travellers: [grace],
  },
  {
    ref: 'ensenada-6',
    selection: choose({ paymentType: 'installment' }),
    status: 'confirmed',
    bookedAt: '2025-05-30T19:20',
    partsPaid: 1,
    travellers: [priya],
  },
];

/** Four guests whose places a host holds until their first payment. */
const PENDING: BookingSketch[] = [
  {
    ref: 'ensenada-7',
    selection: choose({ cabinType: 'oceanview' }),
    status: 'pending_payment',
    bookedAt: '2025-05-27T13:36',
    partsPaid: 0,
    // His bank transfer is on its way, so Marisol let him in early.
    accessOverride: true,
    travellers: [emeka],
  },
  {
    ref: 'ensenada-8',
    selection: choose({ cabinType: 'balcony', travellers: 2, paymentType: 'installment' }),
    status: 'held',
    bookedAt: '2025-06-01T10:52',
    partsPaid: 0,
    travellers: [hannah, tom],
  },
  {
    ref: 'ensenada-9',
    selection: choose({ occupancy: 'single', paymentType: 'installment' }),
    status: 'pending_payment',
    bookedAt: '2025-06-02T11:14',
    partsPaid: 0,
    travellers: [camila],
  },
];

/** Bookings that hold no places and count in no figure. */
const NOT_STANDING: BookingSketch[] = [
  {
    ref: 'ensenada-10',
    selection: choose({ cabinType: 'oceanview' }),
    status: 'cancelled',
    bookedAt: '2025-05-20T15:18',
    partsPaid: ALL_PARTS,
    ended: { at: '2025-05-31T09:05', reason: 'cancelled_by_guest' },
    travellers: [OTHERS.marta],
  },
  {
    ref: 'ensenada-11',
    selection: choose({ occupancy: 'single' }),
    status: 'expired',
    bookedAt: '2025-05-31T22:03',
    partsPaid: 0,
    ended: { at: '2025-05-31T22:33', reason: 'hold_lapsed' },
    travellers: [OTHERS.leila],
  },
  {
    ref: 'ensenada-12',
    selection: choose({ paymentType: 'installment' }),
    status: 'draft',
    bookedAt: '2025-06-02T13:40',
    partsPaid: 0,
    travellers: [OTHERS.owen],
  },
];

/** Every booking of the cruise on sale: 12 standing guests, 8 confirmed and 4 pending. */
export const MAIN_BOOKINGS: readonly BookingSketch[] = [...CONFIRMED, ...PENDING, ...NOT_STANDING];
