import type { Occupancy, Plan } from '../../api/quote';
import type { CabinType } from '../../api/trip';

/** What is entered into the booking form. */
export interface RegistrationEntries {
  name: string;
  email: string;
  phone: string;
  cabinType: CabinType;
  /** For two, who share the cabin, it is the form of the waiting list. */
  occupancy: Occupancy;
  /** The name of the second traveller, where there is one. */
  companion: string;
  paymentType: Plan;
  travelInsurance: boolean;
}

/** Specification, sections 5 and 9. */
export const EMPTY: RegistrationEntries = {
  name: '',
  email: '',
  phone: '',
  companion: '',
  cabinType: 'inside',
  occupancy: 'single',
  paymentType: 'full',
  travelInsurance: false,
};
