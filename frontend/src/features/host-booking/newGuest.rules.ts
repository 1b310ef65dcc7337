import type { GuestToPrice, NewGuest } from '../../api/host/hostAddGuest';

/** What a host enters to add a guest; texts as they stand in the form. */
export interface NewGuestValues {
  tripId: number;
  name: string;
  email: string;
  phone: string;
  companionName: string;
  companionEmail: string;
  cabinType: NewGuest['cabinType'];
  occupancy: NewGuest['occupancy'];
  paymentType: NewGuest['paymentType'];
  travelInsurance: boolean;
  waitlist: boolean;
}

export const EMPTY: Omit<NewGuestValues, 'tripId'> = {
  name: '',
  email: '',
  phone: '',
  companionName: '',
  companionEmail: '',
  cabinType: 'inside',
  occupancy: 'double',
  paymentType: 'full',
  travelInsurance: false,
  waitlist: false,
};

/** What these values would cost, asked without a name or an address. */
export function priceRequestOf(values: NewGuestValues): GuestToPrice {
  const { tripId, cabinType, occupancy, paymentType, travelInsurance } = values;
  const travellers = newGuestOf(values).companion ? 2 : 1;
  return { tripId, cabinType, occupancy, paymentType, travelInsurance, travellers };
}

/** The request these values make. A companion travels in a double cabin only. */
export function newGuestOf(values: NewGuestValues): NewGuest {
  const { companionName, companionEmail, phone, ...rest } = values;
  const hasCompanion = values.occupancy === 'double' && companionName.trim() !== '';
  const email = companionEmail.trim();
  return {
    ...rest,
    ...(phone.trim() && { phone: phone.trim() }),
    ...(hasCompanion && { companion: { name: companionName.trim(), ...(email && { email }) } }),
  };
}
