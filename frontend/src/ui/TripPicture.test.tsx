import { render, screen } from '@testing-library/react';
import { MOVING_PICTURES, STOCK_PICTURES } from '../../../backend/contracts/stock-pictures';
import { fillingLook } from './stockLooks';
import { TripPicture } from './TripPicture';
import { largestOf, stockName } from './tripPictures';

const OWN = 'own/Abcdefghijklmnopqrstu1';
const draw = (picture: string, isFirst = false) => {
  render(<TripPicture picture={picture} alt="What is seen" sizes="50vw" isFirst={isFirst} />);
  return screen.getByRole('img', { name: 'What is seen' });
};

it('shows what a host handed in, in the size that fits', () => {
  const picture = draw(OWN);
  expect(picture).toHaveAttribute('src', '/api/trips/pictures/Abcdefghijklmnopqrstu1');
  expect(picture).toHaveAttribute(
    'srcset',
    '/api/trips/pictures/Abcdefghijklmnopqrstu1/small 480w, /api/trips/pictures/Abcdefghijklmnopqrstu1 1600w',
  );
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('fetches it at once where it is the first of the page', () => {
  expect(draw(OWN, true)).toHaveAttribute('loading', 'eager');
});

it.each([
  ['pool-day', 'pool-day'],
  ['a-picture-of-next-year', 'ship-sunset-hero'],
  ['toString', 'ship-sunset-hero'],
  ['own/too-short', 'ship-sunset-hero'],
])('shows for %s the site’s own %s', (picture, name) => {
  expect(draw(picture)).toHaveAttribute('src', expect.stringMatching(new RegExp(`^/media/${name}\\.`)));
});

it('has the files of every picture that a host may choose', () => {
  for (const name of Object.keys(STOCK_PICTURES)) expect(stockName(name)).toBe(name);
});

it('links to the largest file of either kind', () => {
  expect(largestOf(OWN)).toBe('/api/trips/pictures/Abcdefghijklmnopqrstu1');
  expect(largestOf('pool-day')).toMatch(/^\/media\/pool-day\..*-1920\.webp$/);
});

it('moves only what has a loop and is to move', () => {
  const moving = Object.keys(STOCK_PICTURES).filter((name) => fillingLook(name, true).loop);
  expect(moving.toSorted()).toEqual([...MOVING_PICTURES].toSorted());
  for (const name of MOVING_PICTURES) expect(fillingLook(name, false).loop).toBeUndefined();
  expect(fillingLook(OWN, true)).toEqual({});
});

it('fills an upright phone with a portrait, or with what the loop begins with', () => {
  expect(fillingLook('ship-sunset-hero', false).upright).toBe('ship-sunset-portrait');
  expect(fillingLook('ship-sunset-hero', true).upright).toBe('ship-sunset-hero-upright');
});
