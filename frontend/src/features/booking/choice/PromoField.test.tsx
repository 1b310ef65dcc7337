import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { useQuote } from '../../../api/quote';
import { useTrip } from '../../../api/trip';
import { aQuote, aTrip } from '../../../testing/bookings';
import { type Answer, fakeServer } from '../../../testing/fakeServer';
import { renderPage } from '../../../testing/renderPage';
import { PriceLines } from './PriceLines';
import { PromoField } from './PromoField';
import { usePromo } from './usePromo';

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
  if (promoCode === 'OFTEN') return refused(429, 'request.too_many', 'Please try again in 9 seconds.');
  if (promoCode !== 'SUMMER') return refused(422, 'promo.unknown', UNKNOWN);
  return [200, aQuote({ promoCode, promoCents: 8_500, totalCents: 76_500 })];
}

const sent = jest.fn((event: Event) => event.preventDefault());

/** A form that shows a price, as those that book do. */
function Form() {
  const { data: trip } = useTrip();
  const promo = usePromo(REQUEST, trip !== undefined);
  const quote = useQuote({ ...REQUEST, promoCode: promo.promoCode });
  return (
    <form onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
      <PromoField promo={promo} />
      {trip && quote.data && <PriceLines quote={quote.data} travellers={1} trip={trip} />}
      <p>{`Address: ${useLocation().search}`}</p>
    </form>
  );
}

function open(search = '') {
  const seen = fakeServer({ 'GET /api/trips/current': () => [200, aTrip()], 'POST /api/quote': priced });
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
  ['OFTEN', 'Please try again in 9 seconds.'],
])('says of %s at the field why it is not taken, and shows the price without it', async (code, why) => {
  open(`?code=${code}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(why));
  expect(field()).toHaveValue(code.toUpperCase());
  await total('$850');
});

it('Enter uses the code, and does not send the form', async () => {
  open();
  await total('$850');
  await userEvent.click(screen.getByText('Have a code?'));
  await userEvent.type(field(), 'SUMMER{Enter}');
  await total('$765');
  expect(sent).not.toHaveBeenCalled();
});
