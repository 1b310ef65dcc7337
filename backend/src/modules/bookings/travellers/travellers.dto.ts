import type { Relation } from '../../../../contracts/traveller-rows.js';
import { OneName } from '../../../platform/http/one-line.js';
import { Asked } from './checked-fields.js';

/** A traveller as entered in the booking flow (specification section 3), with its messages of section 5. */
export class TravellerDto {
  @Asked()
  firstName: string;

  @Asked()
  lastName: string;

  /** Who has one name has no last name. */
  @OneName()
  hasOneName?: boolean;

  @Asked()
  email: string;

  @Asked()
  phone: string;

  /** `YYYY-MM-DD`. */
  @Asked()
  dateOfBirth: string;

  @Asked()
  passportNumber?: string;

  @Asked()
  emergencyContactName: string;

  @Asked()
  emergencyContactPhone: string;

  @Asked()
  emergencyContactRelation: Relation;

  @Asked()
  dietaryRestrictions?: string;

  @Asked()
  specialRequests?: string;
}
