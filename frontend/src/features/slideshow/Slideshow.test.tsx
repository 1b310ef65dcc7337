import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { Slideshow } from './Slideshow';
import { SLIDES } from './slides';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole('group', { name: /of 11/ }).getAttribute('aria-label');
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

it('has eleven slides, seven stills and four loops, and starts with a still', () => {
  expect(SLIDES).toHaveLength(11);
  expect(SLIDES.filter((slide) => slide.type === 'video')).toHaveLength(4);
  expect(SLIDES[0].type).toBe('image');
});

it('turns every five seconds and comes round to the first slide', () => {
  render(<Slideshow />);
  wait(4999);
  expect(shown()).toBe('1 of 11');
  wait(1);
  expect(shown()).toBe('2 of 11');
  for (let turn = 0; turn < 10; turn += 1) wait(5000);
  expect(shown()).toBe('1 of 11');
});

it('offers pause before every other control, and stays paused until told to play', () => {
  render(<Slideshow />);
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause slideshow');
  fireEvent.click(button('Pause slideshow'));
  wait(20_000);
  expect(shown()).toBe('1 of 11');
  fireEvent.click(button('Play slideshow'));
  wait(5000);
  expect(shown()).toBe('2 of 11');
});

it('remembers a pause when the person comes back to the page', () => {
  const { unmount } = render(<Slideshow />);
  fireEvent.click(button('Pause slideshow'));
  unmount();
  render(<Slideshow />);
  wait(20_000);
  expect(shown()).toBe('1 of 11');
});

it('turns, pauses and plays in a browser that keeps nothing', () => {
  const shutOff = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const reads = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(shutOff);
  const writes = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(shutOff);
  render(<Slideshow />);
  wait(5000);
  expect(shown()).toBe('2 of 11');
  fireEvent.click(button('Pause slideshow'));
  wait(20_000);
  expect(shown()).toBe('2 of 11');
  reads.mockRestore();
  writes.mockRestore();
});

it('turns under a pointer that rests on the pictures', () => {
  render(<Slideshow />);
  fireEvent.mouseEnter(region());
  fireEvent.mouseEnter(screen.getByRole('group', { name: /of 11/ }));
  wait(5000);
  expect(shown()).toBe('2 of 11');
});

it('waits while the pointer is on its controls and goes on afterwards', () => {
  render(<Slideshow />);
  const dots = screen.getByRole('list', { name: 'Slides' });
  fireEvent.mouseEnter(dots);
  wait(20_000);
  expect(shown()).toBe('1 of 11');
  fireEvent.mouseLeave(dots);
  wait(5000);
  expect(shown()).toBe('2 of 11');
});

it('waits while the keyboard is on one of its controls', () => {
  render(<Slideshow />);
  act(() => button('Next slide').focus());
  wait(20_000);
  expect(shown()).toBe('1 of 11');
});

it('waits in a hidden tab', () => {
  render(<Slideshow />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  wait(20_000);
  expect(shown()).toBe('1 of 11');
  hidden.mockRestore();
});

it('does not start by itself where less motion is asked for', () => {
  fakeMatchMedia((query) => query.includes('reduced-motion'));
  render(<Slideshow />);
  wait(20_000);
  expect(shown()).toBe('1 of 11');
  expect(button('Play slideshow')).toBeVisible();
});

it('turns by buttons, by dots named after their slides, and by arrow keys', () => {
  render(<Slideshow />);
  fireEvent.click(button('Previous slide'));
  expect(shown()).toBe('11 of 11');
  fireEvent.click(button('Sail-away party'));
  expect(shown()).toBe('4 of 11');
  expect(button('Sail-away party')).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(button('Next slide'), { key: 'ArrowRight' });
  expect(shown()).toBe('5 of 11');
});

it('follows a finger, and turns when it went 50 pixels', () => {
  render(<Slideshow />);
  const drag = (toX: number) => {
    const slide = screen.getByRole('group', { name: /of 11/ });
    const at = (clientX: number) => ({ clientX, pointerType: 'touch' });
    fireEvent(slide, pointer('pointerdown', at(200)));
    fireEvent(slide, pointer('pointermove', at(toX)));
    fireEvent(slide, pointer('pointerup', at(toX)));
  };
  drag(160);
  expect(shown()).toBe('1 of 11');
  drag(140);
  expect(shown()).toBe('2 of 11');
});

it('tells screen readers of a slide only while it does not turn by itself', () => {
  render(<Slideshow />);
  const stage = () => screen.getByRole('group', { name: /of 11/ }).parentElement;
  expect(stage()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Pause slideshow'));
  expect(stage()).toHaveAttribute('aria-live', 'polite');
});

it('lets the first slide load alone and then gets the next one ready', () => {
  const { container } = render(<Slideshow />);
  const drawn = () => container.querySelectorAll('[aria-roledescription="slide"]').length;
  expect(drawn()).toBe(1);
  wait(3000);
  expect(drawn()).toBe(2);
});

// jsdom has no PointerEvent: a mouse event with the field that matters stands in.
function pointer(type: string, { clientX, pointerType }: { clientX: number; pointerType: string }): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}
