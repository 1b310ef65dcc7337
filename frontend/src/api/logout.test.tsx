import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Answer, fakeServer } from '../testing/fakeServer';
import { eraseAccount } from './account';
import { DRAFT_KEY } from './draft';
import { sentenceOf } from './errors';
import { useLogout } from './logout';
import { createQueryClient } from './queryClient';

const PACKED = 'packed:7:1';

type Logout = Parameters<typeof useLogout>;

/** A browser in which somebody has typed, and the way out of it. */
function aBrowser(...[onDone, ending]: Logout) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(DRAFT_KEY, { travellers: [{ passportNumber: 'X1234567' }] });
  for (const key of ['gangway-travellers', 'gangway-registration', 'gangway-contact']) {
    sessionStorage.setItem(key, '[]');
  }
  sessionStorage.setItem('slideshow-paused', 'yes');
  localStorage.setItem(PACKED, '{"packed":["phone"]}');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLogout(onDone, ending), { wrapper });
  act(() => result.current.mutate());
  const expectNothingLeft = () => {
    expect(Object.keys(sessionStorage)).toEqual(['slideshow-paused']);
    expect(localStorage.getItem(PACKED)).toBeNull();
    expect(queryClient.getQueryData(DRAFT_KEY)).toBeUndefined();
  };
  return { result, expectNothingLeft };
}

const ENDED: Answer = [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }];

it.each<[string, Answer]>([
  ['ends here', [204]],
  ['had ended before', ENDED],
])('leaves nothing in this tab that its person typed or was sent: the session %s', async (_, answer) => {
  const seen = fakeServer({
    'POST /api/auth/logout': () => answer,
    'DELETE /api/checkout/draft': () => [204],
  });
  const onDone = jest.fn();
  const { result, expectNothingLeft } = aBrowser(onDone);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expectNothingLeft();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(seen.map(({ route }) => route)).toContain('DELETE /api/checkout/draft');
});

it('promises nothing of what more was to end where the session had ended before, and leaves nothing either', async () => {
  fakeServer({ 'POST /api/account/erase': () => ENDED, 'DELETE /api/checkout/draft': () => [204] });
  const [onDone, onUnknown] = [jest.fn(), jest.fn()];
  const { result, expectNothingLeft } = aBrowser(onDone, { end: () => eraseAccount('right'), onUnknown });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(sentenceOf(result.current.error)).toMatch(/logged out here.*do not know whether.*log in again/);
  expect(onUnknown).toHaveBeenCalledWith(result.current.error);
  expect(onDone).not.toHaveBeenCalled();
  expectNothingLeft();
});
