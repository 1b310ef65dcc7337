import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PaypalGround, type Reply } from './paypal-emulator.ground.js';

let paypal: PaypalGround;
let base: string;

beforeAll(async () => {
  paypal = await PaypalGround.open();
}, 120_000);
afterAll(() => paypal.close());
afterEach(() => paypal.stopAll());

const control = (path: string, body?: object) => paypal.control(base, path, 'POST', body);
const search = (query: Record<string, string> = {}): Promise<Reply> => {
  const window = { start_date: '2025-06-01T00:00:00-0700', end_date: '2025-07-01T00:00:00Z' };
  return paypal.ask(
    `${base}/v1/reporting/transactions?${String(new URLSearchParams({ ...window, ...query }))}`,
  );
};
interface Line {
  transaction_info: {
    transaction_event_code: string;
    transaction_status: string;
    transaction_amount: { value: string };
  };
}
const linesOf = ({ body }: Reply) =>
  (body.transaction_details as Line[]).map(({ transaction_info: info }) => [
    info.transaction_event_code,
    info.transaction_status,
    info.transaction_amount.value,
  ]);

describe('the statement', () => {
  it('has a line for each payment, refund, reversal and its cancellation, and sums up to what is left', async () => {
    base = await paypal.startFresh();
    const { captureId } = await paypal.aPayment(base, { custom_id: 'payment-1', invoice_id: 'booking-1' });
    paypal.time.now = new Date('2025-06-02T09:01:00Z');
    const refund = (await control(`captures/${captureId}/refund`, { value: '28.00' })).body;
    paypal.time.now = new Date('2025-06-02T09:02:00Z');
    await control(`captures/${captureId}/reverse`);
    paypal.time.now = new Date('2025-06-02T09:03:00Z');
    await control(`captures/${captureId}/cancel-reversal`);
    const all = await search({ fields: 'transaction_info' });
    expect(linesOf(all)).toEqual([
      ['T0006', 'S', '728.00'],
      ['T1107', 'S', '-28.00'],
      ['T1106', 'S', '-700.00'],
      ['T1106', 'S', '700.00'],
    ]);
    const [payment, returned] = all.body.transaction_details;
    expect(payment.transaction_info).toMatchObject({
      transaction_id: captureId,
      fee_amount: { currency_code: 'USD', value: '-25.90' },
      invoice_id: 'booking-1',
      custom_field: 'payment-1',
      transaction_initiation_date: '2025-06-02T09:00:00+0000',
    });
    expect(returned.transaction_info).toMatchObject({
      transaction_id: refund.id,
      paypal_reference_id: captureId,
    });
    const second = await search({ page_size: '3', page: '2' });
    expect([second.body.total_items, second.body.total_pages, linesOf(second).length]).toEqual([4, 2, 1]);
    expect(linesOf(await search({ transaction_id: refund.id }))).toHaveLength(1);
  });

  it('tells what is pending and what was denied from what came', async () => {
    base = await paypal.startFresh();
    await control('faults', { operation: 'capture', kind: 'pending', times: 2 });
    await paypal.aPayment(base);
    const { captureId } = await paypal.aPayment(base);
    await control(`captures/${captureId}/deny`);
    const statuses = linesOf(await search()).map(([, status]) => status);
    expect(new Set(statuses)).toEqual(new Set(['D', 'P']));
    expect(linesOf(await search({ transaction_status: 'S' }))).toEqual([]);
  });

  it('shows nothing before its delay is over', async () => {
    base = await paypal.startFresh({ statementDelayMinutes: 180 });
    await paypal.aPayment(base);
    paypal.time.now = new Date('2025-06-02T11:59:59Z');
    expect(linesOf(await search())).toEqual([]);
    paypal.time.now = new Date('2025-06-02T12:00:00Z');
    expect(linesOf(await search())).toHaveLength(1);
  });

  it.each<[Record<string, string>, string]>([
    [{ end_date: '2025-07-03T00:00:00Z' }, 'more than 31 days'],
    [{ end_date: '2025-05-01T00:00:00Z' }, 'a window that ends before it begins'],
    [{ start_date: 'yesterday' }, 'no instant'],
    [{ page_size: '501' }, 'too large a page'],
  ])('refuses %j: %s', async (query, _why) => {
    base = await paypal.startFresh();
    const refused = await search(query);
    expect([refused.status, refused.body.name]).toEqual([400, 'INVALID_REQUEST']);
  });
});
