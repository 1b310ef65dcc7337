import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan } from '../../testing/tripPages';
import { HighlightCarousel } from './HighlightCarousel';

const previous = () => screen.getByRole('button', { name: 'Previous highlight' });
const next = () => screen.getByRole('button', { name: 'Next highlight' });
const position = () => screen.getByRole('status');

const TITLES = ['Sail-away', 'Opening night', 'Deck party', 'Stars', 'Slides', 'Two chairs'];
const HIGHLIGHTS = TITLES.map((title) => ({ ...aPlan().moments[0]!, title }));

beforeEach(() => {
  render(<HighlightCarousel highlights={HIGHLIGHTS} />);
});

it('has every highlight and starts at the first, where there is nothing to go back to', () => {
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(position()).toHaveTextContent('1 of 6: Sail-away');
  expect(previous()).toBeDisabled();
});

it('moves by one and ends at the last', async () => {
  await userEvent.click(next());
  expect(position()).toHaveTextContent('2 of 6: Opening night');
  for (let step = 0; step < 4; step += 1) await userEvent.click(next());
  expect(position()).toHaveTextContent('6 of 6');
  expect(next()).toBeDisabled();
  expect(previous()).toBeEnabled();
});

it('turns by arrow keys, and keeps the keyboard’s place at either end', async () => {
  next().focus();
  await userEvent.keyboard('{ArrowRight>5/}');
  expect(position()).toHaveTextContent('6 of 6');
  expect(previous()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft>6/}');
  expect(position()).toHaveTextContent('1 of 6');
  expect(next()).toHaveFocus();
});

it('takes a swipe of 50 pixels for a step, and a shorter one for none', () => {
  swipe(200, 151);
  expect(position()).toHaveTextContent('1 of 6');
  swipe(200, 150);
  expect(position()).toHaveTextContent('2 of 6');
  swipe(150, 260);
  expect(position()).toHaveTextContent('1 of 6');
  swipe(150, 260);
  expect(position()).toHaveTextContent('1 of 6');
});

it('follows the finger while it is down', () => {
  const row = screen.getByRole('list');
  fireEvent(row, pointer('pointerdown', 200));
  fireEvent(row, pointer('pointermove', 170));
  expect(row.style.getPropertyValue('--followed')).toBe('-30px');
  fireEvent(row, pointer('pointerup', 170));
  expect(row.style.getPropertyValue('--followed')).toBe('0px');
});

function swipe(fromX: number, toX: number): void {
  const row = screen.getByRole('list');
  fireEvent(row, pointer('pointerdown', fromX));
  fireEvent(row, pointer('pointermove', toX));
  fireEvent(row, pointer('pointerup', toX));
}

// jsdom has no PointerEvent: a mouse event with the field that matters stands in.
function pointer(type: string, clientX: number): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' });
}
