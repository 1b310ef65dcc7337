import { html, type Html } from '../checkout/html.js';
import { formatMoney } from '../checkout/format-money.js';
import { BUYER } from '../orders/test-accounts.js';
import type { PaymentForm } from './payment-form.js';

/** What is paid for, to whom, and what a buyer can do; plain form posts, no script. */
export function formBody(id: string, form: PaymentForm): Html {
  const total = formatMoney(form.totalCents, form.currency_code);
  return html`<section class="card">
<p class="quiet">You are paying</p>
<h1>${breakable(form.business)}</h1>
${form.item_name ? html`<p>${form.item_name}</p>` : null}
<dl class="lines">
${form.quantity > 1 ? html`<div><dt>Quantity</dt><dd>${form.quantity}</dd></div>` : null}
<div class="total"><dt>Total</dt><dd>${total}</dd></div>
</dl>
<div class="buyer">
<p class="quiet">Paying as</p>
<p>${BUYER.name.given_name} ${BUYER.name.surname}</p>
<p class="quiet">${BUYER.email_address}</p>
</div>
<form method="post" action="/cgi-bin/webscr/pay">
<input type="hidden" name="form" value="${id}">
<div class="actions">
<button class="pay" name="decision" value="pay">Pay ${total}</button>
<button name="decision" value="cancel">Cancel</button>
</div>
<div class="trial">
<h2>Try a payment that waits</h2>
<p class="quiet" id="about-pending">Pays by an e-check: ${form.business} is told at once, and has the money when the bank has cleared it.</p>
<button name="decision" value="pay-pending" aria-describedby="about-pending">Pay by e-check</button>
</div>
</form>
</section>`;
}

/** An e-mail address that goes on in a new line after its @, where there is no room. */
function breakable(business: string): Html {
  const [name = '', ...domain] = business.split('@');
  return domain.length > 0 ? html`${name}@<wbr>${domain.join('@')}` : html`${name}`;
}

/** Takes the buyer and the payment's fields back to the shop; by itself where script runs. */
export function returnBody(action: string, fields: Record<string, string>, label: string): Html {
  return html`<section class="card">
<h1>Payment sent</h1>
<p>You are going back to the shop.</p>
<form method="post" action="${action}" id="return">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="actions"><button class="pay">${label}</button></div>
</form>
</section>`;
}

export const RETURN_SCRIPT = `document.getElementById('return').submit();`;
