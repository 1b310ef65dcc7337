import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setServerNow } from '../../lib/time/clock';
import { aBoardingList, aBoardingPass } from '../../testing/boarding';
import { aHostedTrip } from '../../testing/hostTrips';
import { button, ELI, MARK, NINA, ninaIsHere, noServer, onTheDay, open } from './testing';

beforeEach(onTheDay);

const lines = () => within(screen.getByRole('list', { name: 'Travellers' })).getAllByRole('listitem');

describe('the list', () => {
  it('says who is here, how many of how many, and what is missing', async () => {
    open();
    expect(await screen.findByText('12 of 40 are here')).toBeVisible();
    const [nina, eli] = lines();
    expect(nina).toHaveTextContent('Alvarez, NinaInside CabinChecked in online');
    expect(nina).not.toHaveTextContent('Missing');
    expect(eli).toHaveTextContent('Missing: waiver');
    expect(eli).toHaveTextContent('Here since 9:41 AM PT, marked by Marisol Vega');
    expect(await button('Here: Nina Alvarez')).toHaveAttribute('aria-pressed', 'false');
    expect(await button('Here: Eli Okoro')).toHaveAttribute('aria-pressed', 'true');
  });

  it('marks at one press, and shows it once the server has it', async () => {
    const sent = open({ [MARK]: () => [200, aBoardingPass({ here: 13, traveller: ninaIsHere })] });
    await userEvent.click(await button('Here: Nina Alvarez'));
    expect(await screen.findByText('13 of 40 are here')).toBeVisible();
    expect(await button('Here: Nina Alvarez')).toHaveAttribute('aria-pressed', 'true');
    expect(sent()).toEqual([{ isHere: true }]);
  });

  it('asks before it takes a mark back', async () => {
    const back = aBoardingPass({ here: 11, traveller: { ...ELI, boardedAt: null, boardedBy: null } });
    const sent = open({ 'PUT /api/host/trips/1/boarding/42': () => [200, back] });
    await userEvent.click(await button('Here: Eli Okoro'));
    const dialog = screen.getByRole('dialog', { name: 'Take back that Eli Okoro is here?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
    expect(sent()).toEqual([]);
    await userEvent.click(await button('Here: Eli Okoro'));
    await userEvent.click(await button('Take it back'));
    expect(await screen.findByText('11 of 40 are here')).toBeVisible();
    expect(sent()).toEqual([{ isHere: false }]);
  });

  it('finds by letters without accents, and shows who is not here yet', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox'), 'okoro');
    await waitFor(() => expect(lines()).toHaveLength(1));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('radio', { name: 'Not here yet' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toHaveTextContent('Alvarez, Nina');
  });

  it('leaves a line where it is as its traveller is marked', async () => {
    open({ [MARK]: () => [200, aBoardingPass({ here: 13, traveller: ninaIsHere })] });
    await userEvent.click(await screen.findByRole('radio', { name: 'Not here yet' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    await userEvent.click(await button('Here: Nina Alvarez'));
    await screen.findByText('13 of 40 are here');
    expect(lines()[0]).toHaveTextContent('Alvarez, Nina');
    expect(await button('Here: Nina Alvarez')).toHaveFocus();
  });

  it('says why nobody can be marked, and sends nothing then', async () => {
    const closed = 'This trip is over: who was here stays as it was marked.';
    const sent = open({
      'GET /api/host/trips/1/boarding': () => [200, aBoardingList({ closed })],
    });
    expect(await screen.findByText(closed)).toBeVisible();
    await userEvent.click(await button('Here: Nina Alvarez'));
    expect(sent()).toEqual([]);
  });

  it('is of the trip that is near; where none is, it says when one will be', async () => {
    setServerNow('2025-06-02T18:00:00Z');
    open();
    expect(await screen.findByText(/^None of your trips begins within the next 7 days\./)).toBeVisible();
  });

  it('lets one choose where several trips are near', async () => {
    const trips = [aHostedTrip(), aHostedTrip({ tripId: 2, title: 'Baja by Night' })];
    open({
      'GET /api/host/me': () => [200, { trips, mayApproveHosts: true }],
      'GET /api/host/trips/2/boarding': () => [200, aBoardingList({ tripId: 2, expected: 7, here: 0 })],
    });
    await screen.findByText('12 of 40 are here');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'Baja by Night');
    expect(await screen.findByText('0 of 7 are here')).toBeVisible();
  });
});

describe('a press that does not arrive', () => {
  it('is told at the line, looks like no mark, outlives a reload, and is sent when the server is back', async () => {
    open({ [MARK]: noServer });
    await userEvent.click(await button('Here: Nina Alvarez'));
    expect(await button('Not sent yet: Nina Alvarez')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('12 of 40 are here')).toBeVisible();
    expect(screen.getByText(/^1 not sent yet: kept in this tab/)).toBeVisible();

    cleanup();
    let isBack = false;
    const pass = aBoardingPass({ here: 13, traveller: ninaIsHere });
    const sent = open({ [MARK]: () => (isBack ? [200, pass] : noServer()) });
    expect(await button('Not sent yet: Nina Alvarez')).toBeVisible();
    isBack = true;
    await userEvent.click(await button('Send now'));
    expect(await screen.findByText('13 of 40 are here')).toBeVisible();
    expect(await button('Here: Nina Alvarez')).toHaveAttribute('aria-pressed', 'true');
    expect(sent().at(-1)).toEqual({ isHere: true });
  });

  it('waits for those before it, and is sent after them', async () => {
    let isBack = false;
    const answer = (pass: object) => () => (isBack ? ([200, pass] as const) : noServer());
    const eli = { ...ELI, boardedAt: null, boardedBy: null };
    const sent = open({
      'GET /api/host/trips/1/boarding': () => [200, aBoardingList({ travellers: [NINA, eli] })],
      [MARK]: answer(aBoardingPass({ here: 13, traveller: ninaIsHere })),
      'PUT /api/host/trips/1/boarding/42': answer(aBoardingPass({ here: 14, traveller: ELI })),
    });
    await userEvent.click(await button('Here: Eli Okoro'));
    await button('Not sent yet: Eli Okoro');
    await userEvent.click(await button('Here: Nina Alvarez'));
    await button('Not sent yet: Nina Alvarez');
    isBack = true;
    await userEvent.click(await button('Send now'));
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
    expect(await button('Here: Nina Alvarez')).toHaveAttribute('aria-pressed', 'true');
    expect(await button('Here: Eli Okoro')).toHaveAttribute('aria-pressed', 'true');
    expect(sent().slice(-2)).toEqual([{ isHere: true }, { isHere: true }]);
  });

  it('and one that is refused says why, with a button to try again', async () => {
    let refuses = true;
    const message = 'This booking was cancelled: its travellers do not sail.';
    open({
      [MARK]: () =>
        refuses
          ? [409, { statusCode: 409, code: 'boarding.cancelled', message }]
          : [200, aBoardingPass({ here: 13, traveller: ninaIsHere })],
    });
    await userEvent.click(await button('Here: Nina Alvarez'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await button('Here: Nina Alvarez')).toHaveAttribute('aria-pressed', 'false');
    refuses = false;
    await userEvent.click(await button('Try again: Nina Alvarez'));
    expect(await screen.findByText('13 of 40 are here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
