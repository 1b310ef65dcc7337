import { act, screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import AnalyticsTab from './AnalyticsTab';
import DocumentsTab from './DocumentsTab';
import GuestsTab from './GuestsTab';
import OverviewTab from './OverviewTab';
import PaymentsTab from './PaymentsTab';

const never = () => new Promise<never>(() => undefined);

afterEach(() => jest.useRealTimers());

it.each([
  ['Overview', OverviewTab, '/api/host/overview'],
  ['Guests', GuestsTab, '/api/host/guests'],
  ['Payments', PaymentsTab, '/api/host/payments'],
  ['Documents', DocumentsTab, '/api/host/documents'],
  ['Analytics', AnalyticsTab, '/api/host/analytics'],
])(
  '%s says after ten seconds without its data that it takes long, and offers another try',
  async (_, Tab, door) => {
    jest.useFakeTimers();
    fakeServer({ [`GET ${door}`]: never });
    renderPage(<Tab />, '/host/dashboard');
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getAllByText(/takes longer than usual/)[0]).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Retry' })[0]).toBeEnabled();
  },
);
