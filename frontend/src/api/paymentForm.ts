import { client, dataOf, type Schemas } from './client';

/** What the redirect form pays, all at once or the deposit, and the terms just agreed to. */
type FormWish = Schemas['OpenFormDto'];
/** A form for the browser to post to the provider as it is. */
export type PaymentForm = Schemas['PaymentFormDto'];

/** Holds the places and answers the form over what is due. Refuses as an order does, and with `payment.form_closed`. */
export function openPaymentForm(guestId: string, wish: FormWish): Promise<PaymentForm> {
  const params = { path: { id: guestId } };
  return dataOf(client.POST('/api/guests/{id}/payment-form', { params, body: wish }));
}

/** Sends the browser to the provider with the form: this page ends here. */
export function postForm({ action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
