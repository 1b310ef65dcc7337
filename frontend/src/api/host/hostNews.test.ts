import { QueryClient } from '@tanstack/react-query';
import { areasOf } from './hostNews.rules';
import { hostNews } from './hostNews';

const anEvent = (id: number, type: 'chat.message' | 'payment.received') => ({
  id,
  type,
  tripId: 1,
  at: '2025-06-02T16:00:00Z',
  summary: { text: 'Something happened' },
});

it('reads money again after a payment, and leaves it alone after a message and a mark at the pier', () => {
  expect(areasOf(['payment.received']).has('payments')).toBe(true);
  expect([...areasOf(['chat.message'])]).toEqual(['communications']);
  expect(areasOf(['guest.boarded']).has('boarding')).toBe(true);
  expect(areasOf(['guest.boarded']).has('payments')).toBe(false);
});

it('has what a burst of events changed read once', () => {
  jest.useFakeTimers();
  const client = new QueryClient();
  const invalidate = jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const news = hostNews(client);
  for (let id = 1; id <= 300; id++) news.hear(anEvent(id, id % 2 ? 'chat.message' : 'payment.received'));
  expect(invalidate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[1]);
  expect(keys).toHaveLength(new Set(keys).size);
  expect(keys).toEqual(expect.arrayContaining(['guests', 'payments', 'communications']));
  news.stop();
  jest.useRealTimers();
});
