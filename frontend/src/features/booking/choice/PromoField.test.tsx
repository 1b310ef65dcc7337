import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuote } from '../../../api/quote';
import { useTrip } from '../../../api/trip';
import { aQuote, aTrip } from '../../../testing/bookings';
import { type Answer, fakeServer } from '../../../testing/fakeServer';
import { renderPage } from '../../../testing/renderPage';
import { PriceLines } from './PriceLines';
import { PromoField } from './PromoField';
import { usePromo } from './usePromo';
import { useSentWithPromo } from './useSentWithPromo';

const REQUEST = {
  cabinType: 'inside',
  occupancy: 'single',
  travellers: 1,
  travelInsurance: false,
  paymentType: 'full',
} as const;
const PAGE = '/template/register';
const UNKNOWN = 'This code is not one of this trip.';
const refused = (status: number, code: string, message: string): Answer => [
  status,
  { statusCode: status, code, message, fields: { promoCode: message } },
];

function priced(body: unknown): Answer {
  const { promoCode } = body as { promoCode?: string };
  if (promoCode === undefined) return [200, aQuote()];
  if (promoCode !== 'SUMMER') return refused(422, 'promo.unknown', UNKNOWN);
  return [200, aQuote({ promoCode, promoCents: 8_500, totalCents: 76_500 })];
}

const sent = jest.fn((_code: string | undefined) => Promise.resolve());

/** A form that shows a price, as those that book do. */
function Form() {
  const { data: trip } = useTrip();
  const [cabinType, setCabinType] = useState<'inside' | 'balcony'>('inside');
  const request = { ...REQUEST, cabinType };
  const promo = usePromo(request, trip !== undefined);
  const quote = useQuote({ ...request, promoCode: promo.promoCode });
  const { onSubmit } = useSentWithPromo(promo, () => sent(promo.promoCode));
  return (
    <form onSubmit={onSubmit}>
      <PromoField promo={promo} />
      {trip && quote.data && <PriceLines quote={quote.data} travellers={1} trip={trip} />}
      {quote.isError && <p>No price</p>}
      <button type="button" onClick={() => setCabinType('balcony')}>
        Balcony instead
      </button>
      <button type="button" onClick={() => setCabinType('inside')}>
        Inside instead
      </button>
      <button type="submit">Send</button>
      <p>{`Address: ${useLocation().search}`}</p>
    </form>
  );
}

function open(search = '', quoted: (body: unknown) => Answer | Promise<Answer> = priced) {
  const seen = fakeServer({ 'GET /api/trips/current': () => [200, aTrip()], 'POST /api/quote': quoted });
  renderPage(<Form />, PAGE + search, PAGE);
  return () => seen.filter(({ route }) => route === 'POST /api/quote').map(({ body }) => body);
}

const field = () => screen.getByRole('textbox', { name: 'Code', hidden: true });
const total = (dollars: string) =>
  waitFor(() => expect(screen.getByText('Total').closest('div')).toHaveTextContent(dollars));
const address = () => screen.getByText(/^Address/).textContent;

beforeEach(() => sent.mockClear());

it('takes a code off the price, keeps it in the address, and takes it away again', async () => {
  open('?cabin=Balcony');
  await total('$850');
  await userEvent.click(screen.getByText('Have a code?'));
  await userEvent.type(field(), ' summer');
  await userEvent.click(screen.getByText('Use it'));
  await total('$765');
  expect(screen.getByText('Code SUMMER')).toBeVisible();
  expect(address()).toBe('Address: ?cabin=Balcony&code=SUMMER');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the code' }));
  await total('$850');
  expect(screen.queryByText('Code SUMMER')).toBeNull();
  expect(address()).toBe('Address: ?cabin=Balcony');
});

it('is brought by a link, and asked about once', async () => {
  const asked = open('?code=summer');
  await total('$765');
  expect(asked().filter((body) => JSON.stringify(body).includes('SUMMER'))).toHaveLength(1);
});

it.each([
  ['WINTER', UNKNOWN],
  ['no!', UNKNOWN],
])('says of %s at the field why it is not taken, and shows the price without it', async (code, why) => {
  open(`?code=${code}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(why));
  expect(field()).toHaveValue(code.toUpperCase());
  await total('$850');
});

it('says of what is not about the code that it is to be tried again, and shows no price without it', async () => {
  let isTooMany = true;
  const asked = open('?code=summer', (body) =>
    isTooMany ? refused(429, 'request.too_many', 'Please try again in 9 seconds.') : priced(body),
  );
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please try again in 9 seconds.'));
  expect(screen.queryByText('Total')).toBeNull();
  // Nobody asks in a circle.
  expect(asked().length).toBeLessThan(5);
  isTooMany = false;
  await userEvent.click(screen.getByText('Use it'));
  await total('$765');
});

it('is refused with any price that is refused with it', async () => {
  let hasEnded = false;
  const ENDED = 'This code could be used until June 1, 2025.';
  open('?code=summer', (body) =>
    hasEnded && (body as { promoCode?: string }).promoCode
      ? refused(409, 'promo.ended', ENDED)
      : priced(body),
  );
  await total('$765');
  hasEnded = true;
  await userEvent.click(screen.getByText('Balcony instead'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(ENDED));
  await total('$850');
  await userEvent.click(screen.getByText('Inside instead'));
  await total('$850');
  expect(field()).toHaveAccessibleDescription(ENDED);
});

it('is not to blame for a cabin that is not sold', async () => {
  open('?code=summer', () => refused(409, 'trip.cabin_not_sold', 'This trip sells no such cabin.'));
  expect(await screen.findByText('No price')).toBeVisible();
  expect(screen.queryByText(/sells no such cabin/)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Remove the code' })).toBeVisible();
});

it('is not left behind where it was typed and not used', async () => {
  open();
  await total('$850');
  await userEvent.click(screen.getByText('Have a code?'));
  await userEvent.type(field(), 'SUMMER');
  await userEvent.click(screen.getByText('Send'));
  expect(field()).toHaveAccessibleDescription('Press Use it, or empty the field.');
  expect(field()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.click(screen.getByText('Send'));
  expect(sent).toHaveBeenCalledWith(undefined);
});

it('is taken away by an emptied field', async () => {
  open('?code=summer', () => refused(429, 'request.too_many', 'Please try again in 9 seconds.'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please try again in 9 seconds.'));
  await userEvent.clear(field());
  await userEvent.click(screen.getByText('Use it'));
  expect(address()).toBe('Address: ');
});

it('is waited for while it is checked', async () => {
  let answer: (value: Answer) => void = () => undefined;
  const later = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  open('?code=summer', (body) => ((body as { promoCode?: string }).promoCode ? later : priced(body)));
  await total('$850');
  await userEvent.click(screen.getByText('Send'));
  expect(sent).not.toHaveBeenCalled();
  answer([200, aQuote({ promoCode: 'SUMMER', promoCents: 8_500, totalCents: 76_500 })]);
  await waitFor(() => expect(sent).toHaveBeenCalledWith('SUMMER'));
});

it('Enter uses the code, and does not send the form', async () => {
  open();
  await total('$850');
  await userEvent.click(screen.getByText('Have a code?'));
  await userEvent.type(field(), 'SUMMER{Enter}');
  await total('$765');
  expect(sent).not.toHaveBeenCalled();
});
