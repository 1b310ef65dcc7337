import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { aSlide } from '../../testing/tripPages';
import { Slideshow } from './Slideshow';

const SLIDES = [
  aSlide({ title: 'Harbor' }),
  aSlide({ title: 'Pool', picture: 'pool-day' }),
  aSlide({ title: 'Party', picture: 'own/Abcdefghijklmnopqrstu1' }),
  aSlide({ title: 'Under way', isMoving: true }),
];

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole('group', { name: /of 4/ }).getAttribute('aria-label');
const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region', { name: 'Pictures of the voyage' });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fakeMatchMedia();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

afterEach(() => jest.useRealTimers());

it('turns every five seconds and comes round to the first slide', () => {
  render(<Slideshow slides={SLIDES} />);
  wait(4999);
  expect(shown()).toBe('1 of 4');
  wait(1);
  expect(shown()).toBe('2 of 4');
  for (let turn = 0; turn < 3; turn += 1) wait(5000);
  expect(shown()).toBe('1 of 4');
});

it('offers pause before every other control, and stays paused until told to play', () => {
  render(<Slideshow slides={SLIDES} />);
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause slideshow');
  fireEvent.click(button('Pause slideshow'));
  wait(20_000);
  expect(shown()).toBe('1 of 4');
  fireEvent.click(button('Play slideshow'));
  wait(5000);
  expect(shown()).toBe('2 of 4');
});

it('remembers a pause when the person comes back to the page', () => {
  const { unmount } = render(<Slideshow slides={SLIDES} />);
  fireEvent.click(button('Pause slideshow'));
  unmount();
  render(<Slideshow slides={SLIDES} />);
  wait(20_000);
  expect(shown()).toBe('1 of 4');
});

it('turns, pauses and plays in a browser that keeps nothing', () => {
  const shutOff = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const reads = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(shutOff);
  const writes = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(shutOff);
  render(<Slideshow slides={SLIDES} />);
  wait(5000);
  expect(shown()).toBe('2 of 4');
  fireEvent.click(button('Pause slideshow'));
  wait(20_000);
  expect(shown()).toBe('2 of 4');
  reads.mockRestore();
  writes.mockRestore();
});

it('turns under a pointer that rests on the pictures', () => {
  render(<Slideshow slides={SLIDES} />);
  fireEvent.mouseEnter(region());
  fireEvent.mouseEnter(screen.getByRole('group', { name: /of 4/ }));
  wait(5000);
  expect(shown()).toBe('2 of 4');
});

it('waits while the pointer is on its controls and goes on afterwards', () => {
  render(<Slideshow slides={SLIDES} />);
  const dots = screen.getByRole('list', { name: 'Slides' });
  fireEvent.mouseEnter(dots);
  wait(20_000);
  expect(shown()).toBe('1 of 4');
  fireEvent.mouseLeave(dots);
  wait(5000);
  expect(shown()).toBe('2 of 4');
});

it('waits while the keyboard is on one of its controls', () => {
  render(<Slideshow slides={SLIDES} />);
  act(() => button('Next slide').focus());
  wait(20_000);
  expect(shown()).toBe('1 of 4');
});

it('waits in a hidden tab', () => {
  render(<Slideshow slides={SLIDES} />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  wait(20_000);
  expect(shown()).toBe('1 of 4');
  hidden.mockRestore();
});

it('does not start by itself where less motion is asked for', () => {
  fakeMatchMedia((query) => query.includes('reduced-motion'));
  render(<Slideshow slides={SLIDES} />);
  wait(20_000);
  expect(shown()).toBe('1 of 4');
  expect(button('Play slideshow')).toBeVisible();
});

it('turns by buttons, by dots named after their slides, and by arrow keys', () => {
  render(<Slideshow slides={SLIDES} />);
  fireEvent.click(button('Previous slide'));
  expect(shown()).toBe('4 of 4');
  fireEvent.click(button('Party'));
  expect(shown()).toBe('3 of 4');
  expect(button('Party')).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(button('Next slide'), { key: 'ArrowRight' });
  expect(shown()).toBe('4 of 4');
});

it('follows a finger, and turns when it went 50 pixels', () => {
  render(<Slideshow slides={SLIDES} />);
  const drag = (toX: number) => {
    const slide = screen.getByRole('group', { name: /of 4/ });
    const at = (clientX: number) => ({ clientX, pointerType: 'touch' });
    fireEvent(slide, pointer('pointerdown', at(200)));
    fireEvent(slide, pointer('pointermove', at(toX)));
    fireEvent(slide, pointer('pointerup', at(toX)));
  };
  drag(160);
  expect(shown()).toBe('1 of 4');
  drag(140);
  expect(shown()).toBe('2 of 4');
});

it('tells screen readers of a slide only while it does not turn by itself', () => {
  render(<Slideshow slides={SLIDES} />);
  const stage = () => screen.getByRole('group', { name: /of 4/ }).parentElement;
  expect(stage()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Pause slideshow'));
  expect(stage()).toHaveAttribute('aria-live', 'polite');
});

it('lets the first slide load alone and then gets the next one ready', () => {
  const { container } = render(<Slideshow slides={SLIDES} />);
  const drawn = () => container.querySelectorAll('[aria-roledescription="slide"]').length;
  expect(drawn()).toBe(1);
  wait(3000);
  expect(drawn()).toBe(2);
});

it.each([
  ['the ship where a trip has none', [], 'A cruise ship with lit balconies under way at sunset'],
  ['a single one', [aSlide({ alt: 'A white beach', isMoving: true })], 'A white beach'],
])('shows %s, without controls and at rest', (_, slides, alt) => {
  const { container } = render(<Slideshow slides={slides} />);
  wait(20_000);
  expect(screen.getByRole('img', { name: new RegExp(`^${alt}`) })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Slides' })).toBeNull();
  expect(container.querySelector('[data-moving="true"]')).toBeNull();
});

it('plays the loop of a slide that is to move, and stills of the same picture have none', () => {
  const { container } = render(<Slideshow slides={SLIDES} />);
  expect(container.querySelector('video')).toBeNull();
  fireEvent.click(button('Under way'));
  expect(container.querySelector('[aria-hidden="false"] video source')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/media\/ship-sunset-upright\./),
  );
});

// jsdom has no PointerEvent: a mouse event with the field that matters stands in.
function pointer(type: string, { clientX, pointerType }: { clientX: number; pointerType: string }): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}
