import type { Plan } from '../../api/quote';
import type { CabinType } from '../../api/trip';

/** What is entered into the booking form. */
export interface RegistrationEntries {
  name: string;
  email: string;
  phone: string;
  cabinType: CabinType;
  paymentType: Plan;
  travelInsurance: boolean;
}

/** Specification, sections 5 and 9. */
export const EMPTY: RegistrationEntries = {
  name: '',
  email: '',
  phone: '',
  cabinType: 'inside',
  paymentType: 'full',
  travelInsurance: false,
};
