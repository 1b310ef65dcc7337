import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery';
import type { GalleryPicture } from './galleryPicture';

const PICTURES: readonly GalleryPicture[] = [
  { picture: 'pool-day', alt: 'A pool', title: 'Pool', caption: 'Wet.' },
  { picture: 'deck-party', alt: 'A party', title: 'Party', caption: 'Loud.' },
  { picture: 'wake-stars', alt: 'A wake', title: 'Wake', caption: 'Calm.' },
  { picture: 'own/Abcdefghijklmnopqrstu1', alt: 'A stage', title: 'Theater', caption: 'Red.' },
];

const thumbnail = (name: RegExp) => screen.getByRole('link', { name });
const dialog = () => screen.getByRole('dialog', { name: 'Pictures' });
const shown = () => screen.getByRole('dialog').querySelector('[aria-hidden="false"] img');

async function open(name: RegExp) {
  render(<Gallery label="Pictures" pictures={PICTURES} />);
  await userEvent.click(thumbnail(name));
  await screen.findByRole('dialog');
}

/** A finger goes sideways over the picture. jsdom knows no pointer events with coordinates, so they are made of mouse events. */
function swipe(byPx: number) {
  const stage = screen.getByTestId('gallery-stage');
  const send = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    Object.defineProperty(event, 'pointerType', { value: 'touch' });
    fireEvent(stage, event);
  };
  send('pointerdown', 200);
  send('pointermove', 200 + byPx);
  send('pointerup', 200 + byPx);
}

it('is a list of links to the large files, for who has no script', () => {
  render(<Gallery label="Pictures" pictures={PICTURES} />);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(thumbnail(/Pool/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/media\/pool-day\.\w+-1920\.webp$/),
  );
});

it('takes what a host handed in as well', async () => {
  await open(/Theater/);
  const address = '/api/trips/pictures/Abcdefghijklmnopqrstu1';
  expect(thumbnail(/Theater/)).toHaveAttribute('href', address);
  expect(shown()).toHaveAttribute('src', address);
  expect(shown()).toHaveAccessibleName('A stage');
});

it('opens the chosen picture with caption and place', async () => {
  await open(/Party/);
  expect(shown()).toHaveAccessibleName('A party');
  expect(dialog()).toHaveTextContent('2 of 4');
  expect(dialog()).toHaveTextContent('Party Loud.');
});

it('leaves a click with a modifier to the browser', () => {
  render(<Gallery label="Pictures" pictures={PICTURES} />);
  let isTaken: boolean | undefined;
  const browser = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', browser, { once: true });
  fireEvent.click(thumbnail(/Party/), { ctrlKey: true });
  expect(isTaken).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes on by buttons, and round at the ends', async () => {
  await open(/Pool/);
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(dialog()).toHaveTextContent('4 of 4');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toHaveAccessibleName('A pool');
});

it('goes on by arrow keys, Home and End', async () => {
  await open(/Pool/);
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(dialog()).toHaveTextContent('2 of 4');
  fireEvent.keyDown(dialog(), { key: 'End' });
  expect(dialog()).toHaveTextContent('4 of 4');
  fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
  expect(dialog()).toHaveTextContent('3 of 4');
});

it('goes on by a swipe, and not by a touch that slips', async () => {
  await open(/Pool/);
  swipe(-80);
  expect(dialog()).toHaveTextContent('2 of 4');
  swipe(20);
  expect(dialog()).toHaveTextContent('2 of 4');
  swipe(80);
  expect(dialog()).toHaveTextContent('1 of 4');
});

it('has only the picture and its neighbours at hand', async () => {
  await open(/Pool/);
  const drawn = [...dialog().querySelectorAll('img')].map((image) => image.alt);
  expect(drawn).toEqual(['A pool', 'A party', 'A stage']);
});

it('gives the focus back to the picture that opened it', async () => {
  await open(/Party/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(thumbnail(/Party/)).toHaveFocus();
});
