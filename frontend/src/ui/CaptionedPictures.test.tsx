import { render, screen } from '@testing-library/react';
import { ownPicture } from '../../../backend/contracts/trip-pages';
import { CaptionedPictures } from './CaptionedPictures';

const shown = (picture: string, title: string, description = '') => ({
  picture,
  alt: title,
  title,
  description,
});
const DRAWN = shown('pool-day', 'Noon by the pool', 'With a book');
const OWN = shown(ownPicture('abcdefghijklmnopqrstuv'), 'Our last night');

const open = (pictures: (typeof DRAWN)[]) =>
  render(<CaptionedPictures pictures={pictures} illustrated="scenes from earlier sailings" look="small" />);

it('says of drawings alone what they are once', () => {
  open([DRAWN, shown('wake-stars', 'Stars')]);
  expect(screen.getByText('Illustrations of scenes from earlier sailings, not photographs.')).toBeVisible();
  expect(screen.getByText('With a book')).toBeVisible();
  expect(screen.queryByText('Illustration')).toBeNull();
});

it('shows what the hosts handed in, and says which of the others are drawn', () => {
  open([OWN, DRAWN]);
  expect(screen.queryByText(/not photographs/)).toBeNull();
  const [own, drawn] = screen.getAllByRole('figure');
  expect(own).not.toHaveTextContent('Illustration');
  expect(screen.getByRole('img', { name: 'Our last night' })).toHaveAttribute(
    'src',
    '/api/trips/pictures/abcdefghijklmnopqrstuv',
  );
  expect(drawn).toHaveTextContent('Illustration');
});
