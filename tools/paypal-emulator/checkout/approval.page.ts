import { BREAKDOWN_FIELDS, type BreakdownField, type Order, type PurchaseUnit } from '../orders/order.js';
import { BUYER } from '../orders/test-accounts.js';
import { formatMoney } from './format-money.js';
import { html, type Html } from './html.js';

const PART_NAMES: Record<BreakdownField, string> = {
  item_total: 'Items',
  tax_total: 'Tax',
  shipping: 'Shipping',
  handling: 'Handling',
  insurance: 'Insurance',
  shipping_discount: 'Shipping discount',
  discount: 'Discount',
};

const TAKEN_OFF: BreakdownField[] = ['shipping_discount', 'discount'];

/** Who is paid, as the merchant named itself for this order. */
export function merchantName(order: Order): string {
  return order.experience?.brandName ?? 'Test merchant';
}

/** Leaves the window without a decision, as its own cross does: the merchant's page finds it gone. */
export const CLOSE_SCRIPT = `document.getElementById('close-window').addEventListener('click', () => window.close());`;

/**
 * What is paid for, what it costs, and the three things a buyer can do; plain form posts. In a merchant's window there is a
 * fourth, to close it, which takes {@link CLOSE_SCRIPT}.
 */
export function approvalBody(order: Order, merchant: string | null): Html {
  const total = formatMoney(
    order.purchaseUnits.reduce((sum, unit) => sum + unit.amountCents, 0),
    currencyOf(order),
  );
  return html`<section class="card">
${order.status === 'PAYER_ACTION_REQUIRED' && order.funding === 'declined' ? DECLINED : null}
<p class="quiet">You are paying</p>
<h1>${merchantName(order)}</h1>
${order.purchaseUnits.map((unit) => (unit.description ? html`<p>${unit.description}</p>` : html``))}
<dl class="lines">
${order.purchaseUnits.map(partLines)}
<div class="total"><dt>Total</dt><dd>${total}</dd></div>
</dl>
<div class="buyer">
<p class="quiet">Paying as</p>
<p>${BUYER.name.given_name} ${BUYER.name.surname}</p>
<p class="quiet">${BUYER.email_address}</p>
</div>
<form method="post" action="/checkoutnow">
<input type="hidden" name="token" value="${order.id}">
${merchant === null ? null : html`<input type="hidden" name="merchant" value="${merchant}">`}
<div class="actions">
<button class="pay" name="decision" value="approve">Pay ${total}</button>
<button name="decision" value="cancel">Cancel</button>
</div>
<div class="trial">
<h2>Try a refusal</h2>
<p class="quiet" id="about-decline">Approves with a card that the bank refuses when ${merchantName(order)} takes the money.</p>
<button name="decision" value="decline" aria-describedby="about-decline">Decline</button>
</div>
${merchant === null ? null : WALK_AWAY}
</form>
</section>`;
}

const WALK_AWAY = html`<div class="trial">
<h2>Walk away</h2>
<p class="quiet" id="about-close">Closes this window without a decision: the shop counts that as cancelled.</p>
<button type="button" id="close-window" aria-describedby="about-close">Close the window</button>
</div>`;

const DECLINED = html`<p class="notice" role="alert">Your last payment method was declined. Nothing was charged: choose again below.</p>`;

function partLines(unit: PurchaseUnit): Html {
  const parts = unit.breakdownCents ?? {};
  return html`${BREAKDOWN_FIELDS.map((field) => {
    const cents = parts[field];
    if (!cents) return html``;
    const shown = formatMoney(TAKEN_OFF.includes(field) ? -cents : cents, unit.currency);
    return html`<div><dt>${PART_NAMES[field]}</dt><dd>${shown}</dd></div>`;
  })}`;
}

function currencyOf(order: Order): string {
  return order.purchaseUnits[0]?.currency ?? 'USD';
}
