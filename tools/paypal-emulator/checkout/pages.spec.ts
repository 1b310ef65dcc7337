import { describe, expect, it } from '@jest/globals';
import { anOrder } from '../orders/an-order.js';
import { approvalBody } from './approval.page.js';
import { handBackScript } from './hand-back.js';

describe('the approval page', () => {
  it('shows the parts and the total, discounts taken off', () => {
    const breakdownCents = { item_total: 130_000, tax_total: 17_500, insurance: 16_000, discount: 8_200 };
    const unit = { referenceId: 'default', currency: 'USD', amountCents: 155_300, breakdownCents };
    const { text } = approvalBody(anOrder({ purchaseUnits: [unit] }), null);
    for (const shown of ['$1,300.00', '$175.00', '$160.00', '-$82.00', 'Pay $1,553.00']) {
      expect(text).toContain(shown);
    }
  });

  it('prints what a merchant wrote as text', () => {
    const experience = { brandName: '<img src=x onerror=alert(1)>' };
    const { text } = approvalBody(anOrder({ experience }), '"><script>');
    expect(text).not.toMatch(/<img|<script/);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it("offers to close the window in a merchant's window, and nowhere else", () => {
    expect(approvalBody(anOrder(), 'http://shop.test').text).toContain('id="close-window"');
    expect(approvalBody(anOrder(), null).text).not.toContain('close-window');
  });

  it('tells of a decline only to the buyer who was declined', () => {
    const declined = anOrder({ status: 'PAYER_ACTION_REQUIRED', funding: 'declined' });
    expect(approvalBody(declined, null).text).toContain('was declined');
    expect(
      approvalBody(anOrder({ status: 'PAYER_ACTION_REQUIRED', funding: null }), null).text,
    ).not.toContain('was declined');
  });
});

describe('the script that hands the buyer back', () => {
  const result = { source: 'paypal-emulator', orderId: '</script>', outcome: 'approved' } as const;

  it('speaks to one origin and cannot break out of its element', () => {
    const script = handBackScript(result, 'http://shop.test');
    expect(script).toContain('"http://shop.test")');
    expect(script).not.toContain('</script>');
  });
});
