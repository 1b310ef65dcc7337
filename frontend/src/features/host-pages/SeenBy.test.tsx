import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderPage } from '../../testing/renderPage';
import { SeenBy } from './SeenBy';

const open = (changes: Partial<ComponentProps<typeof SeenBy>>) =>
  renderPage(
    <SeenBy isOnSale={false} hasDays readers="visitors" to="/trips/7/pricing" {...changes} />,
    '/host/trips/7/cabins',
  );

it.each([
  [true, 'See it on the site'],
  [false, 'See it as visitors will'],
])('leads to the same page, on sale (%s) or before', (isOnSale, name) => {
  open({ isOnSale });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/trips/7/pricing');
});

it.each<[string, Parameters<typeof open>[0]]>([
  ['that has no days', { hasDays: false }],
  ['of which guests alone read it', { readers: 'guests' }],
])('leads nowhere before the sale of a trip %s', (_, changes) => {
  open(changes);
  expect(screen.queryByRole('link')).toBeNull();
});
