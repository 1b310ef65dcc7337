import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../api/queryClient';
import { fakeServer } from '../../testing/fakeServer';
import { aSite } from '../../testing/site';
import { BookTrip } from './BookTrip';

const draw = (bookingSiteUrl: string | null) => {
  fakeServer({ 'GET /api/site': () => [200, aSite({ bookingSiteUrl })] });
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <BookTrip tone="primary" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

it.each([
  ['https://booking.example/ensenada', 'https://booking.example/ensenada'],
  [null, '/template/pricing'],
])(
  'opens the booking site (%s) in a tab of its own, or the prices where there is none',
  async (site, address) => {
    draw(site);
    const link = await screen.findByRole('link', { name: 'Book a Trip Opens a new tab' });
    await waitFor(() => expect(link).toHaveAttribute('href', address));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  },
);
