import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Waiting } from './Waiting';

const never = () => new Promise<string>(() => undefined);
const asked: string[] = [];
let answer = never;

function Part({ name, ask }: { name: string; ask: () => Promise<string> }) {
  const { data, refetch } = useQuery({
    queryKey: [name],
    queryFn: () => {
      asked.push(name);
      return ask();
    },
  });
  return data ? <p>{data}</p> : <Waiting height="10rem" onRetry={() => void refetch()} />;
}

it('asks anew for what hangs when another try is wanted, and leaves what has come alone', async () => {
  jest.useFakeTimers();
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <Part name="hangs" ask={() => answer()} />
      <Part name="came" ask={() => Promise.resolve('Came at once')} />
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  answer = () => Promise.resolve('Here after all');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Here after all')).toBeVisible();
  expect(asked).toEqual(['hangs', 'came', 'hangs']);
  jest.useRealTimers();
});
