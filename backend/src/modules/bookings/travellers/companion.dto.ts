import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { ShortFormEmail, WholeName } from './whole-person.js';

/** Who shares the cabin. Without an e-mail of their own the buyer's serves. */
export class CompanionDto {
  @WholeName()
  name: string;

  @MayBeLeftOut()
  @ShortFormEmail()
  email?: string;
}
