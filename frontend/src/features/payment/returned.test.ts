import { forgetReturn, readReturn } from './returned';

it('reads who has approved, who has left, and who came another way', () => {
  const of = (query: string) => readReturn(new URLSearchParams(query));
  expect(of('paypal=approved&token=ORDER&PayerID=P')).toEqual({ orderId: 'ORDER', isApproved: true });
  expect(of('paypal=cancelled&token=ORDER')).toEqual({ orderId: 'ORDER', isApproved: false });
  expect(of('cabin=inside')).toBeNull();
});

it('takes what PayPal said out of the address and leaves the rest', () => {
  window.history.replaceState(
    { key: 'kept' },
    '',
    '/template/checkout?cabin=inside&paypal=approved&token=ORDER',
  );
  forgetReturn();
  expect(window.location.search).toBe('?cabin=inside');
  expect(window.history.state).toEqual({ key: 'kept' });
});
