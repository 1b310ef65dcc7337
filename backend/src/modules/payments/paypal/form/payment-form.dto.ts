import { IsBoolean, IsIn, IsInt } from 'class-validator';
import { TERMS_VERSION } from '../../../../../contracts/terms-version.js';
import { FORM_OPTIONS, type FormOption } from '../../take/form-mark.rules.js';
import { MayBeLeftOut } from '../../../../platform/http/may-be-left-out.js';

export class OpenFormDto {
  @IsIn(FORM_OPTIONS, { message: 'Choose the full payment or the deposit' })
  option: FormOption;

  /** The version of the terms the buyer has just agreed to; kept with the booking. */
  @MayBeLeftOut()
  @IsIn([TERMS_VERSION], { message: 'The terms have changed. Load the page again and read them' })
  termsVersion?: string;

  /** With `termsVersion`: whether the page showed what the trip adds to the terms. Without it, nobody agrees to that. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether the page showed the terms of the trip' })
  ownTermsShown?: boolean;

  /** The version of the trip that the page shows; counts until the first payment. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send the version of the trip as it was read' })
  tripVersion?: number;
}

/** The hidden fields of PayPal's form, by PayPal's names (specification section 7). */
export class PaymentFormFieldsDto {
  /** Buy now. */
  cmd: '_xclick';
  /** Who is paid. */
  business: string;
  item_name: string;
  /** In dollars, e.g. "808.00": what our books say is due. */
  amount: string;
  currency_code: string;
  /** `guest_<id>_full` or `guest_<id>_deposit`. */
  custom: string;
  return: string;
  cancel_return: string;
  /** Where PayPal tells us how it went. */
  notify_url: string;
}

/** A form for the browser to post to PayPal as it is. */
export class PaymentFormDto {
  action: string;
  fields: PaymentFormFieldsDto;
}
