import { describe, expect, it } from '@jest/globals';
import { FormShop } from './paypal-emulator.form-shop.js';
import { SHOP } from './paypal-emulator.ground.js';

const here = new FormShop();

describe('the redirect form', () => {
  it('shows who is paid and how much, and takes the decision from its own page only', async () => {
    const form = await here.start();
    const page = await fetch(`${here.base}/cgi-bin/webscr/pay?form=${form}`);
    const text = await page.text();
    for (const shown of ['merchant@<wbr>shop.test', 'Ensenada - Jos\u00e9 - Deposit', 'Pay $203.00'])
      expect(text).toContain(shown);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP}`);
    expect((await here.decide(form, 'pay', SHOP)).status).toBe(403);
    expect(await here.captures()).toEqual([]);
  });

  it('pays once, tells the merchant, and goes back to the shop', async () => {
    const form = await here.start();
    const paid = await here.decide(form, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${SHOP}/paid`]);
    await here.decide(form, 'pay');
    const [message] = await here.told(1);
    const [capture] = await here.captures();
    expect(capture).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'guest_1_deposit',
      amount: { value: '203.00' },
    });
    expect(message).toMatchObject({
      txn_id: capture.id,
      txn_type: 'web_accept',
      payment_type: 'instant',
      payment_status: 'Completed',
      payment_date: '02:00:00 Jun 02, 2025 PDT',
      mc_gross: '203.00',
      mc_currency: 'USD',
      mc_fee: '7.57',
      payment_gross: '203.00',
      receiver_email: 'merchant@shop.test',
      receiver_id: 'SHOPMERCHANT1',
      item_name: 'Ensenada - Jos\u00e9 - Deposit',
      custom: 'guest_1_deposit',
      invoice: 'booking-1',
      charset: 'UTF-8',
      test_ipn: '1',
    });
    expect((await here.paypal.ask(`${here.base}/v2/payments/captures/${capture.id}`)).body).toEqual(capture);
    expect(await (await fetch(`${here.base}/cgi-bin/webscr/pay?form=${form}`)).text()).toContain(
      'This payment is complete',
    );
  });

  it('takes the fields back by POST when the shop wants that', async () => {
    const answer = await here.pay({ rm: '2', cbt: 'Back to the cruise' });
    const page = await answer.text();
    expect(page).toContain(`action="${SHOP}/paid"`);
    expect(page).toContain('name="payment_status" value="Completed"');
    expect(page).toContain('Back to the cruise');
  });

  it('charges nothing when the buyer turns back, or the invoice was paid', async () => {
    expect((await here.pay({}, 'cancel')).headers.get('location')).toBe(`${SHOP}/left`);
    expect(await here.captures()).toEqual([]);
    await here.pay();
    expect(await (await here.pay()).text()).toContain('already been paid');
    expect(await here.captures()).toHaveLength(1);
  });

  it('is refused when it makes no sense', async () => {
    expect((await here.post('', 'cmd=_xclick&business=x&amount=0')).status).toBe(400);
    expect((await fetch(`${here.base}/cgi-bin/webscr/pay?form=UNKNOWN`)).status).toBe(404);
  });

  it('pays whomever it names: another account is told of, and its money is not ours', async () => {
    await here.pay({ business: 'thief@evil.test' });
    const [message] = await here.told(1);
    expect(message).toMatchObject({ receiver_email: 'thief@evil.test', payment_status: 'Completed' });
    expect(await here.captures()).toEqual([]);
  });
});
