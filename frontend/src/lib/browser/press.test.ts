import { fireEvent } from '@testing-library/dom';
import { afterPress, followPresses } from './press';

let stop: () => void;
beforeEach(() => {
  stop = followPresses();
});
afterEach(() => stop());

const soon = () => new Promise((resolve) => setTimeout(resolve));

it('acts at once where nothing is pressed', () => {
  const act = jest.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits for the click of the press under way, and acts once', async () => {
  const done: string[] = [];
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => done.push('click'));
  fireEvent.mouseDown(button);
  afterPress(() => done.push('act'));
  await soon();
  expect(done).toEqual([]);
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await soon();
  expect(done).toEqual(['click', 'act']);
});

it('does not wait for ever where the button is let go outside', async () => {
  const act = jest.fn();
  fireEvent.mouseDown(document.body);
  afterPress(act);
  fireEvent.blur(window);
  await soon();
  expect(act).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'another button, whose menu may swallow its release',
    () => fireEvent.mouseDown(document.body, { button: 2 }),
  ],
  [
    'a press that opened a menu',
    () => {
      fireEvent.mouseDown(document.body);
      fireEvent.contextMenu(document.body);
    },
  ],
])('does not wait for %s', async (_, press) => {
  const act = jest.fn();
  press();
  await soon();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});
