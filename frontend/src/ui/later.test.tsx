import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { later } from './later';

it('stands in for a part that cannot be fetched, and fetches it for the next', async () => {
  let isOffline = true;
  const load = async (): Promise<{ default: ComponentType<object> }> => {
    if (isOffline) throw new Error('offline');
    return { default: () => <p>the part</p> };
  };
  const { Part, fetch } = later(load, { Wait: () => <p>soon</p>, Lost: () => <p>not here</p> });
  // Fetched early and in vain, it is none the less fetched when it is drawn.
  await expect(fetch()).rejects.toThrow('offline');
  const { unmount } = render(<Part />);
  expect(screen.getByText('soon')).toBeVisible();
  expect(await screen.findByText('not here')).toBeVisible();
  unmount();
  isOffline = false;
  render(<Part />);
  expect(await screen.findByText('the part')).toBeVisible();
});
