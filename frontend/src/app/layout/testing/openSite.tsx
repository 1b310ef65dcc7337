import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { UNREAD_KEY } from '../../../api/chat/unread';
import { guestKey } from '../../../api/guestKey';
import { createQueryClient } from '../../../api/queryClient';
import { SESSION_KEY } from '../../../api/session';
import { TRIP_KEY } from '../../../api/trip';
import { TemplateLayout } from '../TemplateLayout';

export const PAID = {
  user: null,
  guest: { id: 'g', name: 'Ada', email: 'a@example.com', tripId: 1, isPaid: true },
};
export const ADA = {
  id: 1,
  username: 'ada',
  email: 'a@example.com',
  firstName: 'Ada',
  lastName: 'Lund',
  role: 'guest',
};

/** Opens a page in its frame, in a browser that knows who is here and what it has asked for before. */
export function openSite({
  session = { user: null, guest: null },
  unread = 0,
  voyages,
  at = '/',
  known = {},
}: {
  session?: object;
  unread?: number;
  voyages?: object[];
  at?: string;
  /** What has been asked for already. */
  known?: { front?: object; booking?: object };
} = {}) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(SESSION_KEY, session);
  queryClient.setQueryData(UNREAD_KEY, unread);
  if (known.front) queryClient.setQueryData(TRIP_KEY, known.front);
  if (known.booking) queryClient.setQueryData(guestKey('b'), known.booking);
  if (voyages) queryClient.setQueryData(['guest', 1, 'voyages'], voyages);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={<TemplateLayout />}>
            <Route path="*" element={<h1>A page</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
