import { type SlideshowState, slideshowReducer, swipeAction } from './slideshow.rules';

const reduce = slideshowReducer(11);
const at = (index: number): SlideshowState => ({ index, from: null, isPaused: false });

it('wraps round at both ends', () => {
  expect(reduce(at(10), { type: 'next' })).toMatchObject({ index: 0, from: 10 });
  expect(reduce(at(0), { type: 'previous' })).toMatchObject({ index: 10, from: 0 });
});

it('goes straight to a slide and stays where it already is', () => {
  expect(reduce(at(2), { type: 'show', index: 7 })).toMatchObject({ index: 7, from: 2 });
  const standing = at(7);
  expect(reduce(standing, { type: 'show', index: 7 })).toBe(standing);
});

it('keeps a pause while the person turns slides by hand', () => {
  const paused = reduce(at(3), { type: 'pause' });
  expect(reduce(paused, { type: 'next' })).toMatchObject({ index: 4, isPaused: true });
  expect(reduce(paused, { type: 'play' }).isPaused).toBe(false);
});

it('takes a drag for a swipe from 50 pixels on', () => {
  expect(swipeAction(-49)).toBeNull();
  expect(swipeAction(-50)).toEqual({ type: 'next' });
  expect(swipeAction(50)).toEqual({ type: 'previous' });
});
