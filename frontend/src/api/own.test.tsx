import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { useOwn } from './own';

jest.mock('./session', () => ({ useSession: () => ({ user: { id: 1 } }) }));

const fetch = jest.fn(async () => 'four papers');
const useFigures = () => useOwn('figures', fetch);

function Part() {
  return <p>{useFigures().data}</p>;
}

/** Its parts are drawn when what they show is there, as the dashboard's are. */
function Page() {
  return useFigures().data ? <Part /> : null;
}

const visit = (client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );

afterEach(() => jest.useRealTimers());

it('is asked for once by a page and its parts, and again at the next visit', async () => {
  jest.useFakeTimers();
  const client = new QueryClient();
  const first = visit(client);
  expect(await screen.findByText('four papers')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
  first.unmount();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  visit(client);
  await screen.findByText('four papers');
  expect(fetch).toHaveBeenCalledTimes(2);
  client.clear();
});
