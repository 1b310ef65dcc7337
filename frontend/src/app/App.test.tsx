import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { fakeMatchMedia } from '../lib/browser/fakeMatchMedia';
import { fakeServer } from '../testing/fakeServer';
import { VISITOR } from '../testing/guestArea';
import { dismissToast, toastError } from '../ui/toast';
import { App } from './App';

beforeEach(() => {
  dismissToast();
  fakeMatchMedia();
  fakeServer({ 'GET /api/auth/me': () => VISITOR });
});

it.each(['/terms', '/template/guests'])(
  'a toast is seen on %s, which tells nothing in one itself',
  async (address) => {
    render(
      <App
        queryClient={createQueryClient()}
        router={(routes) => <MemoryRouter initialEntries={[address]}>{routes}</MemoryRouter>}
      />,
    );
    act(() => toastError({ title: 'Somebody else has signed in here' }));
    expect(await screen.findByText('Somebody else has signed in here')).toBeVisible();
  },
);
