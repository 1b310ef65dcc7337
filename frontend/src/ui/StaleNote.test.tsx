import { act, render, screen } from '@testing-library/react';
import { StaleNote } from './StaleNote';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells how old what is shown is, and grows older with it', () => {
  render(<StaleNote what="The guests" updatedAt={Date.now() - 30_000} onRetry={jest.fn()} />);
  expect(screen.getByText('Updated less than a minute ago.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(45_000));
  expect(screen.getByText('Updated 1 minute ago.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Updated 2 minutes ago.')).toBeInTheDocument();
});
