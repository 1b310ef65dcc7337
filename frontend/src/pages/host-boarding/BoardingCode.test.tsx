import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardingPass } from '../../testing/boarding';
import { VISITOR } from '../../testing/guestArea';
import { button, CODE, MARK, ninaIsHere, noServer, onTheDay, open } from './testing';

beforeEach(onTheDay);

describe('a code', () => {
  const address = `/host/boarding/${CODE}`;

  it('shows whose it is and marks nobody; one press marks, says so, and leads on to the list', async () => {
    const sent = open({ [MARK]: () => [200, aBoardingPass({ here: 13, traveller: ninaIsHere })] }, address);
    expect(await screen.findByRole('region', { name: 'Nina Alvarez' })).toHaveTextContent('booking BBCDEFGH');
    expect(await button('Here: Nina Alvarez')).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Nina Alvarez is here, 13 of 40')).toBeVisible();
    expect(sent()).toEqual([{ isHere: true }]);
    const way = screen.getByRole('link', { name: 'Who is here' });
    expect(way).toHaveAttribute('href', '/host/boarding?trip=1');
    expect(way).toHaveFocus();
  });

  it('says that a press is kept while the server is out of reach', async () => {
    open({ [MARK]: noServer }, address);
    await userEvent.click(await button('Here: Nina Alvarez'));
    expect(await screen.findByText(/^Not sent yet: it is kept in this tab/)).toBeVisible();
    expect(screen.queryByText(/is here, /)).toBeNull();
  });

  it('of nobody says so, and that of who cannot be marked says why', async () => {
    const message = 'This code belongs to nobody on a trip that you host.';
    const refusal = { statusCode: 404, code: 'boarding.code_unknown', message };
    open({ [`GET /api/host/boarding/${CODE}`]: () => [404, refusal] }, address);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    cleanup();
    const problem = 'This booking was cancelled: its travellers do not sail.';
    open({ [`GET /api/host/boarding/${CODE}`]: () => [200, aBoardingPass({ problem })] }, address);
    expect(await screen.findByRole('alert')).toHaveTextContent(problem);
    expect(screen.queryByRole('button', { name: /^Here/ })).toBeNull();
  });

  it('leads who is not logged in to the login, and back', async () => {
    const sent = open({ 'GET /api/auth/me': () => VISITOR }, address);
    expect(await screen.findByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(address)}`,
    );
    expect(sent()).toEqual([]);
  });
});
